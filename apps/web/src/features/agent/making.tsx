import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import { findStrategy, stepsWith, traitsOf } from '@wis/protocol'
import type { AgentProfile, MadeFrom, Strategy } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { linkStyle } from '../../components/link/link.tsx'
import { Explained } from '../../components/text/explained.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { gameNameIn } from '../games/names.ts'
import { strategyNameIn } from './strategy-name-in.ts'
import { StrategySteps } from './strategy-steps.tsx'

const hub = 'https://huggingface.co'

/** The public facts about an agent's make-up. */
export function Making({ agent }: { agent: AgentProfile }) {
  const t = useTranslations('agent.making')
  const tAgents = useTranslations('agents')
  const tMatch = useTranslations('match')
  const { dateTime } = useFormatter()
  const locale = useLocale()
  const nameOf = (game: string) => gameNameIn(locale, game)
  const { connector, kind, sourceUrl } = agent
  const madeOf = useMadeOf(agent)
  const isAskedByThis = (agent.makeUp.model?.value ?? connector.model) === connector.model
  const modelLabel = isAskedByThis ? 'model' : 'made.askedAs'
  const facts: readonly (readonly [ReactNode, ReactNode])[] = [
    [t('kind'), tAgents(`kinds.${kind}`)],
    ...(connector.space ? [[t('space'), <SpaceLink key="space" space={connector.space} />] as const] : []),
    ...(connector.model ? [[t(modelLabel), <ModelName key="model" agent={agent} />] as const] : []),
    ...madeOf,
    ...(connector.provider ? [[t('provider'), connector.provider] as const] : []),
    ...(connector.strategy ? [[t('strategy'), <StrategyName key="strategy" agent={agent} />] as const] : []),
    ...(sourceUrl ? [[t('source'), <SourceLink key="source" url={sourceUrl} />] as const] : []),
    [t('languages'), agent.languages.map((language) => tMatch(`languages.${language}`)).join(' · ')],
    [
      t('games'),
      agent.games.length === 0 ? t('allGames') : agent.games.map((game) => nameOf(game)).join(' · '),
    ],
    [
      <Explained
        key="vouching"
        id="about-vouching"
        text={t('vouching.name')}
        explanation={t('vouching.explained')}
        opens="leftOnPhone"
      />,
      t(`vouching.${agent.vouching.because}`),
    ],
    [t('version'), String(agent.version)],
    [t('check'), <CheckState key="check" agent={agent} />],
    [t('since'), dateTime(new Date(agent.createdAt), { dateStyle: 'medium' })],
    [t('matches'), String(agent.rankedMatches)],
  ]
  return (
    <section aria-labelledby="making">
      <h2 id="making" className="display pb-4 text-2xl">
        {t('title')}
      </h2>
      <dl className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 border-y border-line py-3 text-sm">
        {facts.map(([name, value], place) => (
          <div key={place} className="contents">
            <dt className="py-1.5 text-faint">{name}</dt>
            <dd className="min-w-0 py-1.5 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <PublishedStrategy agent={agent} />
      <p className="flex flex-wrap gap-x-6 pt-4 text-xs text-faint">
        <a href={`/api/v1/agents/${agent.id}`} className={linkStyle}>
          {t('json')}
        </a>
      </p>
    </section>
  )
}

function SpaceLink({ space }: { space: string }) {
  return (
    <a href={`${hub}/spaces/${space}`} rel="nofollow ugc noopener" className={linkStyle}>
      <ForeignText text={space} />
    </a>
  )
}

function ModelName({ agent: { connector } }: { agent: AgentProfile }) {
  const name = <ForeignText text={connector.model ?? ''} />
  if (connector.kind !== 'hf-model') return name
  return (
    <a href={`${hub}/${connector.model ?? ''}`} rel="nofollow ugc noopener" className={linkStyle}>
      {name}
    </a>
  )
}

function SourceLink({ url }: { url: string }) {
  if (!/^https:\/\//.test(url)) return <ForeignText text={url} />
  return (
    <a href={url} rel="nofollow ugc noopener" className={linkStyle}>
      <ForeignText text={url.replace(/^https:\/\//, '')} />
    </a>
  )
}

function StrategyName({ agent: { connector } }: { agent: AgentProfile }) {
  const t = useTranslations('agent.making')
  const locale = useLocale()
  const { strategy } = connector
  if (!strategy) return null
  const name = strategyNameIn(locale, strategy.id)
  return <ForeignText text={strategy.custom ? t('ownStrategy', { name }) : name} />
}

function CheckState({ agent: { badges, kind } }: { agent: AgentProfile }) {
  const t = useTranslations('agent.making')
  const tMatch = useTranslations('match')
  const locale = useLocale()
  const { dateTime } = useFormatter()
  if (!traitsOf(kind).needsBadge) return t('noCheckNeeded')
  if (badges.length === 0) return t('notPassed')
  return badges.map((badge) => {
    const passedIn = languages.filter((language) => badge.languages.includes(language))
    return (
      <span key={badge.game} className="block">
        {badges.length > 1 && `${gameNameIn(locale, badge.game)}: `}
        {t('passed', {
          score: badge.score,
          day: dateTime(new Date(badge.at), { dateStyle: 'medium' }),
          languages: passedIn.map((language) => tMatch(`languages.${language}`)).join(' · '),
          ruleset: badge.rulesetId,
        })}
      </span>
    )
  })
}

/** The prompts themselves. Ours are public, an owner's only if the owner publishes them. */
function PublishedStrategy({ agent: { connector } }: { agent: AgentProfile }) {
  const t = useTranslations('agent.making')
  const locale = useLocale()
  const { strategy } = connector
  if (!strategy) return null
  const ours = strategy.custom ? undefined : findStrategy(strategy.id)
  const inSteps = strategy.steps ? stepsWith(strategy.steps) : ours?.inSteps
  if (inSteps) return <StrategySteps strategy={{ inSteps }} language={locale} />
  const texts = strategy.custom ? strategy.texts : ours?.texts
  if (!texts) return <p className="pt-4 text-xs text-faint">{t('unpublished')}</p>
  return <StrategyTexts texts={texts} />
}

type Fact = readonly [name: string, value: ReactNode]

/** The make-up of a version, each part with its source. */
function useMadeOf({ makeUp, connector, kind }: AgentProfile): readonly Fact[] {
  const t = useTranslations('agent.making')
  const { number } = useFormatter()
  const { model, harness, library, billions, openWeights } = makeUp
  const said = (
    part: 'model' | 'harness' | 'library' | 'size' | 'weights',
    value: string | undefined,
    from: MadeFrom | undefined,
  ): Fact[] =>
    value === undefined || from === undefined
      ? []
      : [[t(`made.${part}`), <Said key={part} value={value} from={from} />]]
  const facts = [
    // The name used in requests has a line of its own, with its address.
    ...(model?.value === connector.model ? [] : said('model', model?.value, model?.from)),
    ...(harness?.from === 'platform'
      ? said('harness', t('made.house'), harness.from)
      : said('harness', harness?.value, harness?.from)),
    ...said('library', library?.value, library?.from),
    ...said(
      'size',
      billions
        ? t('made.billions', { count: number(billions.value, { maximumSignificantDigits: 3 }) })
        : undefined,
      billions?.from,
    ),
    ...said(
      'weights',
      openWeights ? t(openWeights.value ? 'made.open' : 'made.closed') : undefined,
      openWeights?.from,
    ),
  ]
  const isSilent = facts.length === 0 && model === null && traitsOf(kind).hasOwner
  return isSilent ? [[t('made.model'), t('made.unsaid')]] : facts
}

function Said({ value, from }: { value: string; from: MadeFrom }) {
  const t = useTranslations('agent.making.made.from')
  return (
    <>
      <ForeignText text={value} /> <span className="text-xs text-faint">{t(from)}</span>
    </>
  )
}

const uses = ['system', 'speech', 'vote'] as const

type Texts = Strategy['texts']

/** An owner may have written them in one language only. */
type ShownTexts = { readonly [Name in keyof Texts]?: Texts[Name] | undefined }

function StrategyTexts({ texts }: { texts: ShownTexts }) {
  return (
    <div className="pt-4 text-sm">
      {languages.map((language) => {
        const prompts = texts[language]
        return prompts && <Prompts key={language} language={language} prompts={prompts} />
      })}
    </div>
  )
}

interface PromptsProps {
  readonly language: Language
  readonly prompts: Strategy['texts'][Language]
}

function Prompts({ language, prompts }: PromptsProps) {
  const t = useTranslations('agent.making')
  const tMatch = useTranslations('match')
  return (
    <details className="border-b border-line py-2">
      <summary>{t('prompts', { language: tMatch(`languages.${language}`) })}</summary>
      {uses.map((use) =>
        prompts[use] === '' ? null : (
          <div key={use} className="pt-3">
            <h3 className="label pb-1">{t(`uses.${use}`)}</h3>
            <pre
              lang={language}
              tabIndex={0}
              className="max-h-96 overflow-auto border border-line bg-raised p-3 font-mono text-xs leading-relaxed whitespace-pre-wrap"
            >
              <Template text={prompts[use]} />
            </pre>
          </div>
        ),
      )}
    </details>
  )
}

/** Line breaks are kept; everything else is shown like any other text by users. */
function Template({ text }: { text: string }) {
  return text.split('\n').map((line, place) => (
    <span key={place}>
      {place > 0 && '\n'}
      <ForeignText text={line} />
    </span>
  ))
}
