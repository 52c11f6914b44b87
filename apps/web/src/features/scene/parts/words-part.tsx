import { useTranslations } from 'next-intl'
import { use } from 'react'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { PressContext } from '../press.ts'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'

const looks = {
  plain: 'border-line',
  secret: 'border-brass bg-brass/15 font-semibold outline-2 outline-brass',
  wrong: 'border-line text-spy line-through',
} as const

/** Words to choose from, as on a card. */
export default function WordsPart({ part: { name, words } }: Pick<PartProps<'words'>, 'part'>) {
  const t = useTranslations('scene.words')
  const inWords = useWords()
  const pressed = use(PressContext)?.word
  return (
    <div
      // On a phone it is no wider than its table, except where a finger has to hit a word.
      className={`paper w-full max-w-lg rounded-card px-1.5 py-1 shadow-md sm:px-3 sm:py-2 lg:px-4 lg:pt-2.5 lg:pb-3 ${pressed ? '' : 'max-sm:max-w-[82cqw]'}`}
    >
      <p className="label pb-1 text-center sm:pb-1.5">
        {t('topic')} <ForeignText text={inWords(name)} className="text-ink" />
      </p>
      <ul
        className={`grid grid-cols-[repeat(auto-fit,minmax(min(6.75rem,23%),1fr))] gap-1 font-display text-xs leading-tight sm:text-[0.8125rem] lg:gap-1.5 lg:text-base ${pressed ? '' : 'max-sm:grid-cols-[repeat(4,minmax(min-content,1fr))]'}`}
      >
        {words.map(({ text, isSecret = false, isWrong = false }) => (
          <li
            key={text}
            className={`grid place-items-center rounded-sm border px-1 py-px text-center wrap-break-word sm:py-1 lg:py-1.5 max-sm:text-2xs ${looks[isSecret ? 'secret' : isWrong ? 'wrong' : 'plain']}`}
          >
            {pressed ? (
              <button
                type="button"
                aria-pressed={pressed.written === text}
                className="-mx-1 -my-px min-h-11 sm:-my-1 w-[calc(100%+0.5rem)] cursor-pointer px-1 hover:bg-brass/15 aria-pressed:bg-brass/25 aria-pressed:font-semibold"
                onClick={() => {
                  pressed.press(text)
                }}
              >
                <ForeignText text={text} />
              </button>
            ) : (
              <ForeignText text={text} />
            )}
            {(isSecret || isWrong) && <span className="sr-only"> ({t(isSecret ? 'secret' : 'wrong')})</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
