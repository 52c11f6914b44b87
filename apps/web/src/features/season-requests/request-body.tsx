import type { SeasonRequest } from '@wis/db/seasons'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { RequestFacts } from './request-facts.tsx'
import { RequestText } from './request-text.tsx'

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
