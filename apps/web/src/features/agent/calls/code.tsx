/** Text that must be shown and copied exactly, without any marks or changes. */
export function Code({ id, text }: { id?: string; text: string }) {
  return (
    <pre
      id={id}
      tabIndex={0}
      className="max-h-[32rem] overflow-auto border border-line bg-raised p-3 font-mono text-xs leading-relaxed break-words whitespace-pre-wrap"
    >
      {text}
    </pre>
  )
}
