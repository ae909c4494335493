/** What became of the files that were given; announced when it appears. */
export function FileNotes({ notes }: { notes: readonly string[] }) {
  return (
    <div role="status" className="flex flex-col gap-1 text-sm text-soft wrap-anywhere empty:hidden">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}
