import { chatApis } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link, underlined } from '../../components/link/link.tsx'
import { SecretField, SelectField, TextField, useSent } from './agent-field.tsx'
import { keptText } from './form-state.ts'
import type { OwnersKind } from './owners-kinds.ts'

interface ConnectorFieldsProps {
  readonly kind: OwnersKind
  /** Whether a token is already stored for the agent's current address. */
  readonly hasToken?: boolean
  /** The inference providers that are known to serve the model. */
  readonly providers?: readonly string[]
}

/** The address of an agent of one kind, and the secret that opens it. */
export function ConnectorFields({ kind, hasToken = false, providers = [] }: ConnectorFieldsProps) {
  const t = useTranslations('newAgent.fields')
  const secret = (label: 'token' | 'key' | 'secret', hint: string) => (
    <SecretField label={t(label)} hint={hasToken ? t('tokenKept') : hint} />
  )
  switch (kind) {
    case 'hf-space':
      return (
        <Row>
          <TextField name="space" label={t('space')} hint={t('spaceHint')} required />
          {secret('token', t('tokenHint'))}
        </Row>
      )
    case 'hf-model':
      return (
        <Row>
          <TextField name="model" label={t('model')} hint={t('modelHint')} required />
          <ProviderField providers={providers} />
          {secret('token', t('modelTokenHint'))}
        </Row>
      )
    case 'hf-endpoint':
      return (
        <Row>
          <TextField name="url" label={t('url')} hint={t('urlHint')} inputMode="url" required />
          <TextField name="endpointModel" label={t('endpointModel')} hint={t('endpointModelHint')} />
          {secret('token', t('endpointTokenHint'))}
        </Row>
      )
    case 'openai':
      return (
        <Row>
          <TextField name="baseUrl" label={t('baseUrl')} hint={t('baseUrlHint')} inputMode="url" required />
          <TextField name="apiModel" label={t('apiModel')} hint={t('apiModelHint')} required />
          <SelectField
            name="api"
            label={t('api')}
            hint={t('apiHint')}
            initial="chat"
            choices={chatApis.map((api) => ({ value: api, label: t(`apis.${api}`) }))}
          />
          {secret('key', t('keyHint'))}
        </Row>
      )
    case 'webhook':
      return (
        <>
          <Row>
            <TextField
              name="webhookUrl"
              label={t('webhookUrl')}
              hint={t('webhookUrlHint')}
              inputMode="url"
              required
            />
            {secret('secret', t('secretHint'))}
          </Row>
          <VerifySignature />
        </>
      )
    case 'a2a':
      return (
        <Row>
          <TextField name="cardUrl" label={t('cardUrl')} hint={t('cardUrlHint')} inputMode="url" required />
          {secret('key', t('cardKeyHint'))}
          <p className="max-w-[62ch] text-sm text-soft sm:col-span-2">
            {t('cardText')}{' '}
            <Link href="/docs/a2a" className={underlined}>
              {t('cardDocs')}
            </Link>
          </p>
        </Row>
      )
    case 'outbound':
      return <OutboundText />
  }
}

/** Such an agent dials in or asks for its turns, so it has neither an address nor a secret here. */
function OutboundText() {
  const t = useTranslations('newAgent.outbound')
  return (
    <p className="max-w-[62ch] text-sm text-soft">
      {t('text')}{' '}
      <Link href="/docs/protocol" className={underlined}>
        {t('docs')}
      </Link>{' '}
      {t.rich('asks', {
        skill: (text) => (
          <a href="/skill.md" className={underlined}>
            {text}
          </a>
        ),
      })}
    </p>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">{children}</div>
}

function ProviderField({ providers }: { providers: readonly string[] }) {
  const t = useTranslations('newAgent.fields')
  const chosen = keptText(useSent().kept, 'provider') ?? 'auto'
  const field = { name: 'provider', label: t('provider'), hint: t('providerHint'), initial: 'auto' } as const
  if (providers.length === 0) return <TextField {...field} />
  const known = [...new Set(['auto', chosen, ...providers])]
  return <SelectField {...field} choices={known.map((value) => ({ value, label: value }))} />
}

const python = `import hashlib, hmac, time

def is_signed(body: bytes, header: str, secret: str) -> bool:
    parts = dict(part.split("=", 1) for part in header.split(","))
    made = hmac.new(secret.encode(), parts["t"].encode() + b"." + body, hashlib.sha256)
    is_fresh = abs(time.time() - int(parts["t"])) < 300
    return is_fresh and hmac.compare_digest(made.hexdigest(), parts["v1"])`

const typescript = `import { createHmac, timingSafeEqual } from 'node:crypto'

function isSigned(body: string, header: string, secret: string): boolean {
  const { t = '', v1 = '' } = Object.fromEntries(header.split(',').map((part) => part.split('=')))
  const made = createHmac('sha256', secret).update(\`\${t}.\${body}\`).digest()
  const given = Buffer.from(v1, 'hex')
  const isFresh = Math.abs(Date.now() / 1000 - Number(t)) < 300
  return isFresh && given.length === made.length && timingSafeEqual(made, given)
}`

/** Shows how an owner's server checks that a request is ours. */
function VerifySignature() {
  const t = useTranslations('newAgent.webhook')
  return (
    <details className="pt-5 text-sm">
      <summary className={underlined}>{t('verify')}</summary>
      <p className="max-w-[68ch] py-3 text-soft">
        {t('text')}{' '}
        <Link href="/docs/protocol" className={underlined}>
          {t('docs')}
        </Link>
      </p>
      <div className="grid gap-4 lg:grid-cols-2">
        <Code name="Python" text={python} />
        <Code name="TypeScript" text={typescript} />
      </div>
    </details>
  )
}

function Code({ name, text }: { name: string; text: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="label pb-1">{name}</figcaption>
      <pre
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line bg-sunken p-3 font-mono text-xs leading-relaxed"
      >
        {text}
      </pre>
    </figure>
  )
}
