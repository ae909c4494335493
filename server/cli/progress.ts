let shown = ''

/** One line of the terminal, written over. */
export function showProgress(stage: string, percent: number): void {
  const text = `\r${String(percent).padStart(3)} % ${stage}${' '.repeat(10)}`
  if (text !== shown) process.stderr.write(text)
  shown = text
}
