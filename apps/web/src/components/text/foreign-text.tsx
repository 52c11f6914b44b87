import { visibleText } from './visible-text.ts'

/** Text by users, shown as it is, never interpreted, and with its own text direction. */
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

/**
 * The language attribute of text by users, for screen readers and the shapes of characters: Chinese if it contains
 * Han characters.
 */
export function languageOf(text: string): 'zh' | undefined {
  return /\p{Script=Han}/u.test(text) ? 'zh' : undefined
}
