import { getTranslations } from 'next-intl/server'
import { CopyButton } from '../../components/button/copy-button.tsx'
import { Link } from '../../components/link/link.tsx'
import { readExample } from '../../server/document/read-example.ts'
import { env } from '../../server/env/env.ts'
import type { OwnersKind } from '../agent-form/owners-kinds.ts'
import { ExampleFile } from './example-file.tsx'
import { examples } from './examples.ts'
import type { ExampleId, Variant } from './examples.ts'

/** The connector that it is registered with. */
const kindOf: Readonly<Record<ExampleId, OwnersKind>> = {
  space: 'hf-space',
  webhook: 'webhook',
  outbound: 'outbound',
  prompts: 'openai',
}

/** One example in all its programming languages, with the first of them unfolded. */
export async function ExampleSection({ id, isOpen }: { id: ExampleId; isOpen: boolean }) {
  const t = await getTranslations('community')
  return (
    <article
      aria-labelledby={id}
      className="grid gap-x-14 gap-y-4 border-t border-strong py-8 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div>
        <h3 id={id} className="display text-2xl">
          {t(`examples.${id}.title`)}
        </h3>
        <p className="pt-3 text-sm text-pretty text-soft">{t(`examples.${id}.text`)}</p>
        <p className="pt-3 text-sm text-pretty">{t(`examples.${id}.next`)}</p>
        <p className="pt-3 text-sm">
          <Link
            href={`/agents/new?kind=${kindOf[id]}`}
            className="underline decoration-rim underline-offset-4 hover:decoration-current"
          >
            {t('register')}
          </Link>
        </p>
      </div>
      <div className="min-w-0">
        {examples[id].map((variant, place) => (
          <VariantBlock key={variant.dialect} id={id} variant={variant} isOpen={isOpen && place === 0} />
        ))}
      </div>
    </article>
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
