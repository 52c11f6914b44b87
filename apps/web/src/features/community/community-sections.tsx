import type { NewestVersion } from '@wis/db/agents'
import type { AgentRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { CopyButton } from '../../components/button/copy-button.tsx'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { TimeAgo } from '../../components/text/time-ago.tsx'
import { readExample } from '../../server/document/read-example.ts'
import { env } from '../../server/env/env.ts'
import { OwnerName } from '../agent-directory/agent-marks.tsx'
import type { OwnersKind } from '../agent-form/owners-kinds.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { ExampleFile } from './example-file.tsx'
import { examples } from './examples.ts'
import type { ExampleId, Variant } from './examples.ts'

const overCard = `relative ${linkStyle}`

interface NewestListProps {
  readonly newest: readonly NewestVersion[]
  /** Whether it has the width of the page. */
  readonly isWide: boolean
}

/** Agents with a public make-up, each with a list of its public parts. */
export function OpenAgentList({ agents }: { agents: readonly AgentRow[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {agents.map((agent) => (
        <OpenAgent key={agent.id} agent={agent} />
      ))}
    </ul>
  )
}

function OpenAgent({ agent }: { agent: AgentRow }) {
  const t = useTranslations('community')
  const { space, strategy } = agent.connector
  return (
    <li className="flex min-w-0 items-center gap-4 py-4 text-sm">
      <Avatar id={agent.id} version={agent.avatarVersion} className="size-12 shrink-0 rounded-full" />
      <div className="min-w-0">
        <Link
          href={`/agents/${agent.slug}`}
          className="block wrap-anywhere font-display text-lg hover:underline hover:decoration-brass hover:underline-offset-4"
        >
          <AgentName agent={agent} />
        </Link>
        <p className="wrap-anywhere text-xs text-faint">
          <OwnerName agent={agent} />
        </p>
        <p className="flex flex-wrap gap-x-4 pt-1 text-xs">
          {agent.sourceUrl.startsWith('https://') && (
            <a href={agent.sourceUrl} rel="nofollow ugc noopener" className={overCard}>
              {t('itsCode')}
            </a>
          )}
          {space && (
            <a
              href={`https://huggingface.co/spaces/${space}?duplicate=true`}
              rel="nofollow ugc noopener"
              className={overCard}
            >
              {t('itsSpace')}
            </a>
          )}
          {strategy?.texts && (
            <Link href={`/agents/${agent.slug}#making`} className={overCard}>
              {t('itsPrompts')}
            </Link>
          )}
        </p>
      </div>
    </li>
  )
}

export function NewestList({ newest, isWide }: NewestListProps) {
  const t = useTranslations('community')
  return (
    <ol
      className={`text-sm *:border-b *:border-line ${isWide ? 'grid gap-x-16 lg:grid-cols-2' : 'border-t border-line'}`}
    >
      {newest.map(({ agent, number, note, at }) => (
        <li
          key={agent.id}
          className="group relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-3 hover:bg-raised"
        >
          <Avatar id={agent.id} version={agent.avatarVersion} className="size-9 rounded-full" />
          <div className="min-w-0">
            <Link
              href={`/agents/${agent.slug}`}
              className="font-semibold wrap-anywhere after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4"
            >
              <AgentName agent={agent} />
            </Link>{' '}
            <span className="text-faint">{number === 1 ? t('isNew') : t('newVersion', { number })}</span>
            <p className="wrap-anywhere text-xs text-faint">
              <OwnerName agent={agent} />
            </p>
            {note && (
              <p className="break-words text-soft">
                <ForeignText text={note} />
              </p>
            )}
          </div>
          <TimeAgo at={at} />
        </li>
      ))}
    </ol>
  )
}

/** The connector that it is registered with. */
const kindOf: Readonly<Record<ExampleId, OwnersKind>> = {
  space: 'hf-space',
  webhook: 'webhook',
  outbound: 'outbound',
  prompts: 'openai',
}

/** One example in all its programming languages, which folds to a line that says what it is for. */
export async function ExampleSection({ id }: { id: ExampleId }) {
  const t = await getTranslations('community')
  return (
    <details className="border-t border-line last-of-type:border-b">
      <summary className="py-4">
        <h3 id={id} className="inline font-display text-lg">
          {t(`examples.${id}.title`)}
        </h3>
        <span className="pt-1 text-xs text-faint max-sm:block sm:float-right">
          {examples[id].map(({ dialect }) => t(`dialects.${dialect}`)).join(' · ')}
        </span>
        <span className="block max-w-[68ch] pt-1 text-sm text-pretty text-soft">
          {t(`examples.${id}.text`)}
        </span>
      </summary>
      <div className="space-y-4 pb-8">
        <div>
          <p className="max-w-[68ch] text-sm text-pretty">{t(`examples.${id}.next`)}</p>
          <p className="pt-2 text-sm">
            <Link href={`/agents/new?kind=${kindOf[id]}`} className={linkStyle}>
              {t('register')}
            </Link>
          </p>
        </div>
        <div className="min-w-0">
          {examples[id].map((variant, place) => (
            <VariantBlock key={variant.dialect} id={id} variant={variant} isOpen={place === 0} />
          ))}
        </div>
      </div>
    </details>
  )
}

interface VariantBlockProps {
  readonly id: ExampleId
  readonly variant: Variant
  readonly isOpen: boolean
}

async function VariantBlock({ id, variant: { dialect, files, command }, isOpen }: VariantBlockProps) {
  const t = await getTranslations('community')
  const read = await Promise.all(files.map(async (path) => ({ path, text: await readExample(path) })))
  const line = command?.replace('$ORIGIN', new URL(env().publicUrl).origin)
  const lineId = `run-${id}-${dialect}`
  return (
    <details open={isOpen} className="border-b border-line py-3">
      <summary className="font-semibold">{t(`dialects.${dialect}`)}</summary>
      {line !== undefined && (
        <div className="pt-3">
          <p className="label pb-1">{t('run')}</p>
          <div className="flex flex-wrap items-center gap-3">
            <code id={lineId} className="min-w-0 flex-1 bg-sunken px-3 py-2 font-mono text-xs break-words">
              {line}
            </code>
            <CopyButton from={lineId} label={t('copy')} done={t('copied')} />
          </div>
          {dialect === 'typescript' && (
            <p className="pt-2 text-xs text-soft">{t(id === 'outbound' ? 'nodeToDialIn' : 'node')}</p>
          )}
        </div>
      )}
      {read.map(({ path, text }) =>
        text === undefined ? null : (
          <ExampleFile
            key={path}
            path={path}
            text={text}
            dialect={path.endsWith('.json') ? 'text' : dialect}
          />
        ),
      )}
    </details>
  )
}
