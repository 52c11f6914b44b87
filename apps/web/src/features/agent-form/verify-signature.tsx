import { useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'

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
export function VerifySignature() {
  const t = useTranslations('newAgent.webhook')
  return (
    <details className="pt-5 text-sm">
      <summary className="underline decoration-rim underline-offset-4">{t('verify')}</summary>
      <p className="max-w-[68ch] py-3 text-soft">
        {t('text')}{' '}
        <Link href="/docs/protocol" className="underline decoration-rim underline-offset-4">
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
