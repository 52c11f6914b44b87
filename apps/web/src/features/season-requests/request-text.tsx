import { ForeignText } from '../../components/text/foreign-text.tsx'

/** The text of a request, paragraph by paragraph. */
export function RequestText({ text, className = '' }: { text: string; className?: string }) {
  return (
    <div className={`max-w-[62ch] space-y-2 break-words ${className}`}>
      {text
        .split(/\r?\n/)
        .filter((line) => line.trim() !== '')
        .map((line, place) => (
          <p key={place}>
            <ForeignText text={line} />
          </p>
        ))}
    </div>
  )
}
