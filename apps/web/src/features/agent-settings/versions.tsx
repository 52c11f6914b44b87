import { settingsChanges, traitsOf } from '@wis/protocol'
import type { AgentVersionRow, ConnectorSettings, OwnerAgentPage, VersionUse } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Link, underlined } from '../../components/link/link.tsx'
import { Section } from '../../components/page/titles.tsx'
import { timeInUtc } from '../../components/text/day-and-time.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { ownersKinds } from '../agent-form/owners-kinds.ts'
import type { OwnersKind } from '../agent-form/owners-kinds.ts'
import { strategyOffers } from '../agent-form/strategy-offers.tsx'
import { strategyNameIn } from '../agent/strategy-name-in.ts'
import { VersionUsed } from '../agent/version-use.tsx'
import { ActionForm } from './action-form.tsx'
import { Begun } from './begun.tsx'
import type { WayToBegin } from './begun.tsx'
import { rollBackWith } from './change-actions.ts'
import { keptOfConnector } from './kept-of-agent.ts'
import { VersionForm } from './version-form.tsx'
import { WhatChanged } from './what-changed.tsx'

interface VersionsProps {
  readonly agent: OwnerAgentPage
  readonly versions: readonly AgentVersionRow[]
  /** The settings of each version, by its number, and those of the version before the oldest shown. */
  readonly settings: ReadonlyMap<number, ConnectorSettings>
  /** What each version used in the newest matches. */
  readonly uses: readonly VersionUse[]
  /** The cursor of the older versions, if there are any. */
  readonly older: string | null
  /** The kind of connector in the form of a new version. */
  readonly kind: OwnersKind
  readonly changes: boolean
  readonly spends: boolean
  readonly isOpen: boolean
  /** How the newest version begins, right after it was added. */
  readonly begun: WayToBegin | undefined
}

export function Versions({
  agent,
  versions,
  settings,
  uses,
  older,
  kind,
  changes,
  spends,
  isOpen,
  begun,
}: VersionsProps) {
  const t = useTranslations('agentSettings.versions')
  const locale = useLocale()
  const hasToken = agent.connector?.kind === kind && agent.connector.hasToken
  return (
    <Section id="versions" title={t('title')}>
      <p className="max-w-[68ch] pb-5 text-sm text-soft">{t('text')}</p>
      {begun && <Begun way={begun} slug={agent.slug} version={agent.version} />}
      {agent.connector === null && (
        <p className="pb-5 text-sm">
          <strong className="font-semibold">! {t('outdatedTitle')}</strong> {t('outdatedText')}
        </p>
      )}
      <ol className="divide-y divide-line border-y border-line">
        {versions.map((version) => (
          <Version
            key={version.number}
            agent={agent}
            version={version}
            changes={changes}
            settings={settings.get(version.number)}
            before={settings.get(version.number - 1)}
            use={uses.find((one) => one.version === version.number)}
          />
        ))}
      </ol>
      {older !== null && (
        <p className="pt-3 text-sm">
          <Link href={`?versions=${older}#versions`} className={underlined}>
            {t('older')}
          </Link>
        </p>
      )}
      {changes && (
        <details open={isOpen} className="pt-8" id="new-version">
          <summary className="text-sm font-semibold">{t('new')}</summary>
          <KindSwitch kind={kind} />
          <VersionForm
            key={`${agent.version} ${kind}`}
            agentId={agent.id}
            kind={kind}
            hasToken={hasToken}
            number={agent.version + 1}
            initial={keptOfConnector(agent.connector)}
            offers={strategyOffers(locale, agent.games)}
            hasPlayed={spends && uses.length > 0}
            canListen={spends && !traitsOf(kind).hasOneMemory}
          />
        </details>
      )}
    </Section>
  )
}

function KindSwitch({ kind }: { kind: OwnersKind }) {
  const t = useTranslations()
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 py-5 text-sm">
      <span className="font-semibold">{t(`newAgent.kinds.${kind}.name`)}</span>
      <span className="text-soft">{t('agentSettings.versions.otherKind')}</span>
      {ownersKinds
        .filter((other) => other !== kind)
        .map((other) => (
          <Link key={other} href={`?kind=${other}#new-version`} className={underlined}>
            {t(`newAgent.kinds.${other}.name`)}
          </Link>
        ))}
    </p>
  )
}

type VersionProps = Pick<VersionsProps, 'agent' | 'changes'> & {
  readonly version: AgentVersionRow
  readonly settings: ConnectorSettings | undefined
  readonly before: ConnectorSettings | undefined
  readonly use: VersionUse | undefined
}

function Version({ agent, version, settings, before, use, changes }: VersionProps) {
  const t = useTranslations('agentSettings.versions')
  const kinds = useTranslations('newAgent.kinds')
  const format = useFormatter()
  const locale = useLocale()
  const { number, note, repeats, createdAt, connector, badge } = version
  const isNewest = number === agent.version
  const place = settings && placeOf(settings)
  const kind = ownersKinds.find((known) => known === connector.kind)
  return (
    <li className="grid gap-x-8 gap-y-1 py-4 text-sm sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_12rem]">
      <p className="min-w-0">
        <span className="font-semibold">{t('number', { number })}</span>
        {isNewest && ` · ${t('current')}`}
        {repeats !== null && ` · ${t('repeats', { number: repeats })}`}
        {note !== '' && (
          <span className="block break-words text-soft">
            <ForeignText text={note} />
          </span>
        )}
      </p>
      <p className="figures min-w-0 text-xs break-words text-soft">
        {kind && kinds(`${kind}.name`)}
        {connector.model !== null && (
          <>
            {' · '}
            <ForeignText text={connector.model} />
          </>
        )}
        {connector.strategy && (
          <>
            {' · '}
            <ForeignText text={strategyNameIn(locale, connector.strategy.id)} />
          </>
        )}
        <br />
        {place !== undefined && (
          <>
            <ForeignText text={place} />
            <br />
          </>
        )}
        {timeInUtc(format, createdAt)} · {badge ? t('badge', { score: badge.score }) : t('noBadge')}
      </p>
      {use && <VersionUsed slug={agent.slug} use={use} />}
      {settings && before && (
        <WhatChanged changes={settingsChanges(before, settings, locale)} since={number - 1} />
      )}
      {changes && !isNewest && !agent.retired && (
        <details>
          <summary className={underlined}>{t('back')}</summary>
          <div className="pt-3">
            <ActionForm
              action={rollBackWith}
              agentId={agent.id}
              submit={t('backNow')}
              hidden={{ number: String(number) }}
            />
          </div>
        </details>
      )}
    </li>
  )
}

/** Without it, versions of the same kind would look alike. */
function placeOf(settings: ConnectorSettings): string | undefined {
  if ('url' in settings) return settings.url
  if ('baseUrl' in settings) return settings.baseUrl
  return 'space' in settings ? settings.space : undefined
}
