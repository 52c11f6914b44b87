import { agentsOfSeason } from '@wis/db/agents'
import { boardWithout } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import { getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { Section, SectionTitle } from '../../components/page/titles.tsx'
import { database } from '../../server/database.ts'
import { choicesInWords } from '../agent-choice/agents-to-choose.ts'
import { BoardDifferenceTable } from './board-difference.tsx'
import { CorrectDecision, DisqualifyDecision, MatchDecision } from './decision-form.tsx'

interface BoardWithoutProps {
  readonly season: StoredSeason
  readonly number: number
  readonly wanted: string | undefined
}

/**
 * The boards without a decision. The cost is that of one match, however long the season is. It opens on the board
 * that the decision changed.
 */
export async function BoardWithout({ season, number, wanted }: BoardWithoutProps) {
  const t = await getTranslations('decisions')
  const boards = await Promise.all(
    season.ladders.map(async (language) => {
      const rows = await boardWithout(database(), { seasonSlug: season.slug, language, number })
      return { language, rows: rows ?? [] }
    }),
  )
  const chosen = boards.find(({ language }) => language === wanted)
  const { language: played, rows } = chosen ??
    boards.find((board) => board.rows.length > 0) ?? { language: season.ladders[0], rows: [] }
  return (
    <section aria-labelledby="without" className="pb-12">
      <SectionTitle id="without" title={t('without.title', { number })}>
        {season.ladders.length > 1 &&
          season.ladders.map((other) => (
            <Link
              key={other}
              href={`?without=${number}&language=${other}#without`}
              aria-current={other === played ? 'true' : undefined}
              className="ml-4 underline decoration-rim underline-offset-4 aria-[current]:font-semibold aria-[current]:no-underline"
            >
              {t(`languages.${other}`)}
            </Link>
          ))}
      </SectionTitle>
      {rows.length === 0 ? (
        <p className="text-sm text-soft">{t('without.nothing')}</p>
      ) : (
        <BoardDifferenceTable rows={rows} caption={t('without.caption')} compares="without" />
      )}
    </section>
  )
}

interface DecisionFormsProps {
  readonly season: StoredSeason
  readonly match: string | undefined
}

export async function DecisionForms({ season: { id, slug, state }, match }: DecisionFormsProps) {
  const t = await getTranslations('decisions')
  const list = 'agents-of-season'
  return (
    <Section id="decide" title={t('form.title')} className="pt-14">
      <p className="max-w-[62ch] pb-4 text-sm text-soft">
        {t('form.text')} {state === 'frozen' && t('form.frozen')}
      </p>
      <AgentDatalist id={list} seasonId={id} />
      <div className="divide-y divide-line border-y border-line">
        <MatchDecision
          season={slug}
          form="match"
          summary={t('form.matchTitle')}
          isOpen={match !== undefined}
          match={match}
        />
        <DisqualifyDecision season={slug} form="disqualify" summary={t('form.disqualifyTitle')} list={list} />
        <CorrectDecision season={slug} form="correct" summary={t('form.correctTitle')} list={list} />
      </div>
    </Section>
  )
}

/** The agents of a season, for fields that name one of them. The browser searches the list, even without a script. */
async function AgentDatalist({ id, seasonId }: { id: string; seasonId: string }) {
  const choices = await choicesInWords(await agentsOfSeason(database(), seasonId))
  return (
    <datalist id={id}>
      {choices.map(({ slug, name, about }) => (
        <option key={slug} value={slug} label={`${name} · ${about}`} />
      ))}
    </datalist>
  )
}
