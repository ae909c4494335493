/** What a page may offer: a form that we can read, without pictures if there is one. */
const FORMATS = 'bestaudio[ext=m4a]/bestaudio[ext=webm]/bestaudio[ext=mp3]/bestaudio/best'

type Limits = { readonly proxy: string; readonly maxSec: number; readonly maxBytes: number }

/**
 * yt-dlp's arguments for one recording into the current folder. Nothing is converted, so that no second program goes to
 * the network; what is too long or has no end is told apart from what is too large by the exit code 101.
 */
export function ytDlpArguments(url: string, { proxy, maxSec, maxBytes }: Limits): string[] {
  return [
    ...commonArguments(proxy, maxSec),
    ...['--max-filesize', String(maxBytes), '--fragment-retries', '2', '--downloader', 'native'],
    ...['--restrict-filenames', '--no-mtime', '-f', FORMATS, '-o', 'source.%(ext)s', '--no-simulate'],
    ...['--print', 'after_move:filepath', '--print', 'after_move:title', '--', url],
  ]
}

/** For the title and the length in seconds of the same recording, a line each, without fetching it. */
export function lookUpArguments(url: string, { proxy, maxSec }: Pick<Limits, 'proxy' | 'maxSec'>): string[] {
  return [
    ...commonArguments(proxy, maxSec),
    ...['-f', FORMATS, '--simulate', '--print', 'title', '--print', 'duration', '--', url],
  ]
}

function commonArguments(proxy: string, maxSec: number): string[] {
  return [
    ...['--ignore-config', '--no-cache-dir', '--no-warnings', '--no-progress', '--quiet'],
    ...['--no-playlist', '-I', '1', '--break-match-filters', `!is_live & duration<=?${maxSec}`],
    ...['--socket-timeout', '15', '--retries', '2', '--extractor-retries', '1', '--proxy', proxy],
  ]
}
