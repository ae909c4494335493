/** The formats to choose from, best first: one that we can read, sound without pictures if the page offers it. */
const FORMATS = 'bestaudio[ext=m4a]/bestaudio[ext=webm]/bestaudio[ext=mp3]/bestaudio/best'

type Limits = { readonly proxy: string; readonly maxSec: number; readonly maxBytes: number }

/**
 * yt-dlp's arguments to fetch one recording into the current folder. yt-dlp converts nothing, so no second program uses
 * the network. Exit code 101 means that the recording is too long or has no end, as distinct from too large.
 */
export function ytDlpArguments(url: string, { proxy, maxSec, maxBytes }: Limits): string[] {
  return [
    ...commonArguments(proxy, maxSec),
    ...['--max-filesize', String(maxBytes), '--fragment-retries', '2', '--downloader', 'native'],
    ...['--restrict-filenames', '--no-mtime', '-f', FORMATS, '-o', 'source.%(ext)s', '--no-simulate'],
    ...['--print', 'after_move:filepath', '--print', 'after_move:title', '--', url],
  ]
}

/** yt-dlp's arguments to print the recording's title and its length in seconds, a line each, without fetching it. */
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
