import type { PlayedWord } from '@wis/db/agents'
import { useTranslations } from 'next-intl'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { pointsText } from '../../components/text/number-text.ts'

interface WordListProps {
  readonly title: string
  readonly words: readonly PlayedWord[]
}

/** The words that an agent held, with its results. All of them are from finished matches. */
export function WordList({ title, words }: WordListProps) {
  const t = useTranslations('agent.words')
  return (
    <table className="figures w-full text-right text-sm [overflow-wrap:normal]">
      <caption className="pb-2 text-left font-semibold">{title}</caption>
      <thead className="text-xs text-soft">
        <tr className="border-b border-strong">
          <th scope="col" className="py-1.5 text-left font-medium">
            {t('word')}
          </th>
          <th scope="col" className="pl-4 font-medium">
            {t('won')}
          </th>
          <th scope="col" className="pl-4 font-medium">
            {t('average')}
          </th>
        </tr>
      </thead>
      <tbody>
        {words.map(({ word, language, matches, won, average }) => (
          <tr key={`${language} ${word}`} className="border-b border-line">
            <th scope="row" lang={language} className="py-2 text-left font-display text-base font-normal">
              <ForeignText text={word} />
            </th>
            <td className="pl-4 whitespace-nowrap text-soft">{t('wonOf', { count: won, of: matches })}</td>
            <td className="pl-4">{pointsText(average)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
