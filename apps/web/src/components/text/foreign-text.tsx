import { languageOf } from './language-of.ts'
import { visibleText } from './visible-text.ts'

/** Text written by strangers: shown as it is, never interpreted, with a direction of its own. */
export function ForeignText({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <bdi className={className} lang={languageOf(text)}>
      {visibleText(text).map((part, index) =>
        part.isMark ? (
          <span key={index} className="unseen-mark">
            {part.text}
          </span>
        ) : (
          part.text
        ),
      )}
    </bdi>
  )
}
