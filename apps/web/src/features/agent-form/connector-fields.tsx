import { useTranslations } from 'next-intl'
import { boxStyle } from '../../components/form/labelled.tsx'
import { Link } from '../../components/link/link.tsx'
import { AgentField, TextField } from './agent-field.tsx'
import { keptText } from './form-state.ts'
import type { AgentFormState } from './form-state.ts'
import type { OwnersKind } from './owners-kinds.ts'
import { VerifySignature } from './verify-signature.tsx'

export interface ConnectorFieldsProps extends Pick<AgentFormState, 'errors' | 'kept'> {
  readonly kind: OwnersKind
  /** Whether a token is already stored for the agent's current address. */
  readonly hasToken?: boolean
  /** The inference providers that are known to serve the model. */
  readonly providers?: readonly string[]
}

/** The address of an agent of one kind, and the secret that opens it. */
export function ConnectorFields(props: ConnectorFieldsProps) {
  const t = useTranslations('newAgent')
  const { kind, errors, kept, providers = [] } = props
  const about = { errors, kept, required: true }
  switch (kind) {
    case 'hf-space':
      return (
        <Row>
          <TextField {...about} name="space" label={t('fields.space')} hint={t('fields.spaceHint')} />
          <TokenField {...props} label={t('fields.token')} hint={t('fields.tokenHint')} />
        </Row>
      )
    case 'hf-model':
      return (
        <Row>
          <TextField {...about} name="model" label={t('fields.model')} hint={t('fields.modelHint')} />
          <ProviderField errors={errors} kept={kept} providers={providers} />
          <TokenField {...props} label={t('fields.token')} hint={t('fields.modelTokenHint')} />
        </Row>
      )
    case 'hf-endpoint':
      return (
        <Row>
          <TextField
            {...about}
            name="url"
            label={t('fields.url')}
            hint={t('fields.urlHint')}
            inputMode="url"
          />
          <TextField
            errors={errors}
            kept={kept}
            name="endpointModel"
            label={t('fields.endpointModel')}
            hint={t('fields.endpointModelHint')}
          />
          <TokenField {...props} label={t('fields.token')} hint={t('fields.endpointTokenHint')} />
        </Row>
      )
    case 'openai':
      return (
        <Row>
          <TextField
            {...about}
            name="baseUrl"
            label={t('fields.baseUrl')}
            hint={t('fields.baseUrlHint')}
            inputMode="url"
          />
          <TextField
            {...about}
            name="apiModel"
            label={t('fields.apiModel')}
            hint={t('fields.apiModelHint')}
          />
          <TokenField {...props} label={t('fields.key')} hint={t('fields.keyHint')} />
        </Row>
      )
    case 'webhook':
      return (
        <>
          <Row>
            <TextField
              {...about}
              name="webhookUrl"
              label={t('fields.webhookUrl')}
              hint={t('fields.webhookUrlHint')}
              inputMode="url"
            />
            <TokenField {...props} label={t('fields.secret')} hint={t('fields.secretHint')} />
          </Row>
          <VerifySignature />
        </>
      )
    case 'outbound':
      return (
        <p className="max-w-[62ch] text-sm text-soft">
          {t('outbound.text')}{' '}
          <Link href="/docs/protocol" className="underline decoration-rim underline-offset-4">
            {t('outbound.docs')}
          </Link>
        </p>
      )
  }
}

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
