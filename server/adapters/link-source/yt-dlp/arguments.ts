/** What a page may offer: a form that we can read, without pictures if there is one. */
const FORMATS = 'bestaudio[ext=m4a]/bestaudio[ext=webm]/bestaudio[ext=mp3]/bestaudio/best'

/**
 * yt-dlp's arguments for one recording into the current folder. Nothing is converted, so that no second program goes to
 * the network; what is too long or has no end is told apart from what is too large by the exit code 101.
 */
export function ytDlpArguments(
  url: string,
  { proxy, maxSec, maxBytes }: { proxy: string; maxSec: number; maxBytes: number },
) {
  return [
    ...['--ignore-config', '--no-cache-dir', '--no-warnings', '--no-progress', '--quiet'],
    ...['--no-playlist', '-I', '1', '--break-match-filters', `!is_live & duration<=?${maxSec}`],
    ...['--max-filesize', String(maxBytes), '--socket-timeout', '15', '--retries', '2', '--fragment-retries', '2'],
    ...['--extractor-retries', '1', '--downloader', 'native', '--proxy', proxy, '--restrict-filenames', '--no-mtime'],
    ...['-f', FORMATS, '-o', 'source.%(ext)s', '--no-simulate'],
    ...['--print', 'after_move:filepath', '--print', 'after_move:title', '--', url],
  ]
}
