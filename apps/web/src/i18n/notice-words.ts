import { usualGame } from '@wis/games'
import type { Language } from '@wis/games'
import type { useTranslations } from 'next-intl'
import { z } from 'zod'
import { pointsText } from '../components/text/number-text.ts'
import { visibleString } from '../components/text/visible-text.ts'
import { gameNameIn } from '../features/games/names.ts'
import { failureWords } from './failure-words.ts'

/** Flight checks of earlier days were all of one game, and do not name it. */
const checkedGame = z.string().catch(usualGame)

const told = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('agent-offline'),
    params: z.object({
      reason: z.enum(['too-many-faults', 'not-ready', 'connection-lost', 'other']).catch('other'),
      faults: z.number().catch(0),
      last: z.string().catch(''),
    }),
  }),
  z.object({ kind: z.literal('agent-not-ready'), params: z.object({ last: z.string().catch('') }) }),
  z.object({
    kind: z.literal('budget-warning'),
    params: z.object({ what: z.enum(['matches', 'tokens', 'money']), percent: z.number() }),
  }),
  z.object({
    kind: z.literal('flight-check-done'),
    params: z.object({
      passed: z.boolean().transform(String),
      score: z.number(),
      version: z.number(),
      game: checkedGame,
    }),
  }),
  z.object({
    kind: z.literal('flight-check-called-off'),
    params: z.object({ version: z.number(), game: checkedGame }),
  }),
  z.object({
    kind: z.literal('season-entry'),
    params: z.object({
      state: z.enum(['invited', 'entered', 'refused']),
      season: z.string(),
      slug: z.string(),
    }),
  }),
  z.object({
    kind: z.literal('season-request'),
    params: z.object({ state: z.enum(['granted', 'declined']), title: z.string() }),
  }),
  z.object({
    kind: z.literal('season-entrant'),
    params: z.object({
      state: z.enum(['entered', 'requested']),
      agent: z.string(),
      season: z.string(),
      slug: z.string(),
    }),
  }),
  z.object({
    kind: z.literal('season-step'),
    params: z.object({ step: z.enum(['open', 'closed', 'published']), season: z.string(), slug: z.string() }),
  }),
  z.object({
    kind: z.literal('record-beaten'),
    params: z.object({
      by: z.string(),
      season: z.string(),
      slug: z.string(),
      language: z.enum(['en', 'zh']).catch('en'),
    }),
  }),
  z.object({
    kind: z.literal('agent-people'),
    params: z.object({
      deed: z.enum(['joined', 'left', 'removed', 'offered', 'offer-declined', 'taken-over']),
      by: z.string(),
      agent: z.string(),
      slug: z.string(),
    }),
  }),
  z.object({
    kind: z.literal('ranked-matches'),
    params: z.object({
      day: z.string(),
      matches: z.number(),
      agents: z.array(
        z.object({ slug: z.string(), name: z.string(), matches: z.number(), points: z.number() }),
      ),
    }),
  }),
  z.object({
    kind: z.literal('webhook-off'),
    params: z.object({ url: z.string(), outcome: z.string().catch('') }),
  }),
  z.object({
    kind: z.literal('experiment-paused'),
    params: z.object({
      id: z.string(),
      experiment: z.string(),
      reason: z.string(),
      agent: z.string().catch(''),
      match: z.number().catch(0),
      detail: z.string().catch(''),
    }),
  }),
])

export interface NoticeWords {
  readonly kind: z.infer<typeof told>['kind']
  readonly text: string
  /** The page for dealing with the notice, if it is not the page of its agent. */
  readonly href: string | undefined
}

type Words = ReturnType<typeof useTranslations<'tickets.notices'>>

/** The text of a notice, for a page or a letter; undefined for a notice that this server does not know. */
export function noticeWords(
  t: Words,
  locale: Language,
  notice: { readonly kind: string; readonly params: unknown },
): NoticeWords | undefined {
  const known = told.safeParse(notice).data
  if (!known) return undefined
  return { kind: known.kind, ...textOf(t, known, (game) => gameNameIn(locale, game)) }
}

// Branch names in messages cannot contain hyphens.
const whyOffline = {
  'not-ready': 'unready',
  'connection-lost': 'gone',
  'too-many-faults': 'other',
  other: 'other',
} as const

function textOf(
  t: Words,
  known: z.infer<typeof told>,
  nameOf: (game: string) => string,
): Omit<NoticeWords, 'kind'> {
  const href = undefined
  switch (known.kind) {
    case 'agent-offline': {
      const { reason, faults, last } = known.params
      const why = whyOffline[reason]
      return { text: t('agent-offline', { why, faults, last: failureWords(t, last) }), href }
    }
    case 'agent-not-ready':
      return { text: t('agent-not-ready', { last: failureWords(t, known.params.last) }), href }
    case 'budget-warning':
      return { text: t('budget-warning', known.params), href }
    case 'flight-check-done':
      return { text: t('flight-check-done', { ...known.params, game: nameOf(known.params.game) }), href }
    case 'flight-check-called-off':
      return {
        text: t('flight-check-called-off', { ...known.params, game: nameOf(known.params.game) }),
        href,
      }
    case 'season-entry': {
      const { state, season, slug } = known.params
      return { text: t('season-entry', { state, season: visibleString(season) }), href: `/seasons/${slug}` }
    }
    case 'season-request': {
      const { state, title } = known.params
      return { text: t('season-request', { state, title: visibleString(title) }), href: '/seasons/new' }
    }
    case 'season-entrant': {
      const { state, agent, season, slug } = known.params
      const who = { agent: visibleString(agent), season: visibleString(season) }
      return { text: t('season-entrant', { state, ...who }), href: `/seasons/${slug}` }
    }
    case 'season-step': {
      const { step, season, slug } = known.params
      return { text: t('season-step', { step, season: visibleString(season) }), href: `/seasons/${slug}` }
    }
    case 'record-beaten': {
      const { by, season, slug, language } = known.params
      const who = { by: visibleString(by), season: visibleString(season), language }
      return { text: t('record-beaten', who), href: `/seasons/${slug}` }
    }
    case 'agent-people': {
      const { deed, by, agent, slug } = known.params
      const words = deed === 'taken-over' ? 'taken' : deed
      const who = { deed: words, by: visibleString(by), agent: visibleString(agent) }
      const isOut = deed === 'removed' || deed === 'taken-over'
      return { text: t('agent-people', who), href: `/agents/${slug}${isOut ? '' : '/people'}` }
    }
    case 'ranked-matches':
      return ofDay(t, known.params)
    case 'webhook-off': {
      const { url, outcome } = known.params
      const said = { url: visibleString(url), outcome: visibleString(outcome) }
      return { text: t('webhook-off', said), href: '/account/webhooks' }
    }
    case 'experiment-paused':
      return ofPause(t, known.params)
  }
}

type Pause = Extract<z.infer<typeof told>, { kind: 'experiment-paused' }>['params']

function ofPause(
  t: Words,
  { id, experiment, reason, agent, match, detail }: Pause,
): Omit<NoticeWords, 'kind'> {
  const said = { experiment: visibleString(experiment), agent: visibleString(agent), match }
  // Branch names in messages cannot contain hyphens.
  const why = reason.replaceAll('-', '_')
  const text = t('experiment-paused', { ...said, why, detail: failureWords(t, detail) })
  return { text, href: `/lab/${id}` }
}

type Day = Extract<z.infer<typeof told>, { kind: 'ranked-matches' }>['params']

/** Each agent with its matches and how many points they gave or cost. One agent is dealt with on its own page. */
function ofDay(t: Words, { day, matches, agents }: Day): Omit<NoticeWords, 'kind'> {
  const [only, ...others] = agents
  const each = agents.map(({ name, points, ...agent }) =>
    t('ranked-agent', {
      agent: visibleString(name),
      matches: agent.matches,
      points: pointsText(points, { signed: true }),
    }),
  )
  const href = only && others.length === 0 ? `/agents/${only.slug}` : '/account'
  return { text: t('ranked-matches', { day, matches, agents: each.join(t('between')) }), href }
}
