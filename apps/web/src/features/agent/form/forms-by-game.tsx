import { useLocale, useTranslations } from 'next-intl'
import { TableHead } from '../../../components/list/table-head.tsx'
import { pointsText } from '../../../components/text/number-text.ts'
import { gameNameIn } from '../../games/game-name-in.ts'
import type { Form } from './form-of.ts'

const numbers = ['matches', 'won', 'points'] as const

/** The form in each game, a row a game, because points of different games cannot be compared. */
export function FormsByGame({ forms }: { forms: readonly Form[] }) {
  const t = useTranslations('agent.form')
  return (
    <table className="figures text-right text-sm [overflow-wrap:normal]">
      <caption className="sr-only">{t('title')}</caption>
      <TableHead
        columns={[
          [t('game'), 'py-2 text-left'],
          ...numbers.map((name) => [t(name), 'py-2 pl-4 sm:pl-6'] as const),
        ]}
      />
      <tbody>
        {forms.map((form) => (
          <InGame key={form.game} form={form} />
        ))}
      </tbody>
    </table>
  )
}

function InGame({ form: { game, matches, contested, won, points } }: { form: Form }) {
  const t = useTranslations()
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 text-left font-normal">
        {gameNameIn(useLocale(), game)}
      </th>
      <td className="pl-4 sm:pl-6">{matches}</td>
      <td className="pl-4 whitespace-nowrap sm:pl-6">
        {contested === 0 ? t('list.empty') : t('agent.form.of', { won, matches: contested })}
      </td>
      <td className="pl-4 sm:pl-6">{pointsText(points)}</td>
    </tr>
  )
}
