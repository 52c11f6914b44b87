import { chatApis } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { boxStyle } from '../../components/form/labelled.tsx'
import { Link, underlined } from '../../components/link/link.tsx'
import { AgentField, TextField } from './agent-field.tsx'
import { keptText } from './form-state.ts'
import type { AgentFormState } from './form-state.ts'
import type { OwnersKind } from './owners-kinds.ts'

export interface ConnectorFieldsProps extends Pick<AgentFormState, 'errors' | 'kept'> {
  readonly kind: OwnersKind
  /** Whether a token is already stored for the agent's current address. */
  readonly hasToken?: boolean
  /** The inference providers that are known to serve the model. */
  readonly providers?: readonly string[]
}

/** The address of an agent of one kind, and the secret that opens it. */
export function ConnectorFields(props: ConnectorFieldsProps) {
  switch (props.kind) {
    case 'hf-space':
      return <SpaceFields {...props} />
    case 'hf-model':
      return <ModelFields {...props} />
    case 'hf-endpoint':
      return <EndpointFields {...props} />
    case 'openai':
      return <OpenAiFields {...props} />
    case 'webhook':
      return <WebhookFields {...props} />
    case 'a2a':
      return <A2aFields {...props} />
    case 'outbound':
      return <OutboundText />
  }
}

function SpaceFields(props: ConnectorFieldsProps) {
  const t = useTranslations('newAgent.fields')
  return (
    <Row>
      <TextField {...neededOf(props)} name="space" label={t('space')} hint={t('spaceHint')} />
      <TokenField {...props} label={t('token')} hint={t('tokenHint')} />
    </Row>
  )
}

function ModelFields(props: ConnectorFieldsProps) {
  const t = useTranslations('newAgent.fields')
  const { errors, kept, providers = [] } = props
  return (
    <Row>
      <TextField {...neededOf(props)} name="model" label={t('model')} hint={t('modelHint')} />
      <ProviderField errors={errors} kept={kept} providers={providers} />
      <TokenField {...props} label={t('token')} hint={t('modelTokenHint')} />
    </Row>
  )
}

function EndpointFields(props: ConnectorFieldsProps) {
  const t = useTranslations('newAgent.fields')
  const { errors, kept } = props
  return (
    <Row>
      <TextField {...neededOf(props)} name="url" label={t('url')} hint={t('urlHint')} inputMode="url" />
      <TextField
        errors={errors}
        kept={kept}
        name="endpointModel"
        label={t('endpointModel')}
        hint={t('endpointModelHint')}
      />
      <TokenField {...props} label={t('token')} hint={t('endpointTokenHint')} />
    </Row>
  )
}

function OpenAiFields(props: ConnectorFieldsProps) {
  const t = useTranslations('newAgent.fields')
  const about = neededOf(props)
  return (
    <Row>
      <TextField {...about} name="baseUrl" label={t('baseUrl')} hint={t('baseUrlHint')} inputMode="url" />
      <TextField {...about} name="apiModel" label={t('apiModel')} hint={t('apiModelHint')} />
      <AgentField name="api" label={t('api')} hint={t('apiHint')}>
        {(described) => (
          <select
            {...described}
            name="api"
            defaultValue={keptText(props.kept, 'api') ?? 'chat'}
            className={`${boxStyle} h-11`}
          >
            {chatApis.map((api) => (
              <option key={api} value={api}>
                {t(`apis.${api}`)}
              </option>
            ))}
          </select>
        )}
      </AgentField>
      <TokenField {...props} label={t('key')} hint={t('keyHint')} />
    </Row>
  )
}

function WebhookFields(props: ConnectorFieldsProps) {
  const t = useTranslations('newAgent.fields')
  return (
    <>
      <Row>
        <TextField
          {...neededOf(props)}
          name="webhookUrl"
          label={t('webhookUrl')}
          hint={t('webhookUrlHint')}
          inputMode="url"
        />
        <TokenField {...props} label={t('secret')} hint={t('secretHint')} />
      </Row>
      <VerifySignature />
    </>
  )
}

function A2aFields(props: ConnectorFieldsProps) {
  const t = useTranslations('newAgent.fields')
  return (
    <Row>
      <TextField
        {...neededOf(props)}
        name="cardUrl"
        label={t('cardUrl')}
        hint={t('cardUrlHint')}
        inputMode="url"
      />
      <TokenField {...props} label={t('key')} hint={t('cardKeyHint')} />
      <p className="max-w-[62ch] text-sm text-soft sm:col-span-2">
        {t('cardText')}{' '}
        <Link href="/docs/a2a" className={underlined}>
          {t('cardDocs')}
        </Link>
      </p>
    </Row>
  )
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

const neededOf = ({ errors, kept }: ConnectorFieldsProps) => ({ errors, kept, required: true })

function Row({ children }: { children: React.ReactNode }) {
  return <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">{children}</div>
}

type TokenFieldProps = ConnectorFieldsProps & { readonly label: string; readonly hint: string }

/** The secret goes in and never comes out, so the field is empty whenever the page is shown. */
function TokenField({ errors, hasToken = false, label, hint }: TokenFieldProps) {
  const t = useTranslations('newAgent.fields')
  return (
    <AgentField name="token" label={label} hint={hasToken ? t('tokenKept') : hint} error={errors['token']}>
      {(described) => (
        <input
          {...described}
          name="token"
          type="password"
          autoComplete="new-password"
          className={`${boxStyle} h-11`}
        />
      )}
    </AgentField>
  )
}

function ProviderField({ errors, kept, providers }: Omit<ConnectorFieldsProps, 'kind'>) {
  const t = useTranslations('newAgent.fields')
  const chosen = keptText(kept, 'provider') ?? 'auto'
  const known = [...new Set(['auto', chosen, ...(providers ?? [])])]
  if (!providers || providers.length === 0) {
    return (
      <TextField
        errors={errors}
        kept={kept}
        name="provider"
        label={t('provider')}
        hint={t('providerHint')}
        initial="auto"
      />
    )
  }
  return (
    <AgentField name="provider" label={t('provider')} hint={t('providerHint')}>
      {(described) => (
        <select
          {...described}
          key={chosen}
          name="provider"
          defaultValue={chosen}
          className={`${boxStyle} h-11`}
        >
          {known.map((provider) => (
            <option key={provider}>{provider}</option>
          ))}
        </select>
      )}
    </AgentField>
  )
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
