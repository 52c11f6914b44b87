import { listBlocks } from '@wis/db/people'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { DayAndTime } from '../../components/text/day-and-time.tsx'
import { database } from '../../server/database.ts'
import { tableName } from '../match/table-name.ts'
import { unblockWith } from '../play/block-actions.ts'

/** The players with whom a user does not want to sit; nothing if there are none. */
export async function OwnBlocks({ userId }: { userId: string }) {
  const t = await getTranslations('account.blocks')
  const blocks = await listBlocks(database(), userId)
  if (blocks.length === 0) return null
  return (
    <section aria-labelledby="blocks" className="pt-16">
      <SectionTitle id="blocks" title={t('title')} />
      <p className="max-w-[62ch] pb-5 text-sm text-soft">{t('text')}</p>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {blocks.map(({ matchId, seat, alias, at }) => {
          const name = t('player', { name: alias, table: tableName(matchId) })
          return (
            <li
              key={`${matchId} ${seat}`}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3"
            >
              <span className="min-w-0">
                {name} <DayAndTime at={at} className="figures text-xs text-faint" />
              </span>
              <form action={unblockWith}>
                <input type="hidden" name="match" value={matchId} />
                <input type="hidden" name="seat" value={seat} />
                <SubmitButton className={buttonStyle.quiet} aria-label={t('unblockPlayer', { name })}>
                  {t('unblock')}
                </SubmitButton>
              </form>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
