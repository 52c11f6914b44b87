import type { SeasonRequest } from '@wis/db/seasons'
import { useFormatter, useTranslations } from 'next-intl'
import { ForeignText } from '../../components/text/foreign-text.tsx'

/** What a request asks for: its title, its facts and its text. */
export function RequestBody({ request }: { request: SeasonRequest }) {
  return (
    <>
      <h3 className="display text-xl break-words">
        <ForeignText text={request.title} />
      </h3>
      <p className="text-soft">
        <RequestFacts request={request} />
      </p>
      <RequestText text={request.text} />
    </>
  )
}

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

type Asked = Pick<SeasonRequest, 'languages' | 'agents' | 'beginsOn' | 'endsOn'>

/** Languages, approximate number of agents, and dates, on one line. */
function RequestFacts({ request }: { request: Asked }) {
  const t = useTranslations('seasonRequests.facts')
  const tMatch = useTranslations('match')
  const { list } = useFormatter()
  const dates = useWishedDates(request)
  const languages = list(request.languages.map((language) => tMatch(`languages.${language}`)))
  return [languages, t('agents', { count: request.agents }), ...(dates === undefined ? [] : [dates])].join(
    ' · ',
  )
}

/** Undefined if the request names no dates. */
export function useWishedDates({ beginsOn, endsOn }: Pick<Asked, 'beginsOn' | 'endsOn'>): string | undefined {
  const t = useTranslations('seasonRequests.facts')
  const { dateTime } = useFormatter()
  const day = (date: string) => dateTime(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })
  if (beginsOn !== null && endsOn !== null && beginsOn !== endsOn)
    return t('span', { from: day(beginsOn), to: day(endsOn) })
  if (beginsOn !== null && endsOn !== null) return day(beginsOn)
  if (beginsOn !== null) return t('from', { day: day(beginsOn) })
  return endsOn === null ? undefined : t('until', { day: day(endsOn) })
}
