import type { Recognised } from './look-up.ts'

const hubHosts = new Set(['huggingface.co', 'hf.co'])
const longestText = 2_000
const namePattern = /^[A-Za-z0-9][\w.-]{0,95}$/
/** First parts of Hub addresses that no owner can have as a name. */
const pages = new Set([
  ...[
    'api',
    'blog',
    'chat',
    'collections',
    'datasets',
    'docs',
    'enterprise',
    'inference',
    'inference-endpoints',
  ],
  ...[
    'join',
    'kernels',
    'languages',
    'learn',
    'login',
    'logout',
    'models',
    'new',
    'new-space',
    'notifications',
  ],
  ...['organizations', 'papers', 'playground', 'posts', 'pricing', 'search', 'settings', 'spaces', 'support'],
  ...['tasks', 'terms-of-service', 'privacy', 'welcome', 'buckets', 'jobs'],
])

/** Recognises a pasted text: any address of Hugging Face in any of its forms, or just a name. */
export function recognise(text: string): Recognised {
  const pasted = text
    .trim()
    .replace(/^git clone\s+/, '')
    .replace(/^git@(hf\.co|huggingface\.co):/, 'https://$1/')
  if (pasted === '' || pasted.length > longestText || /\s/.test(pasted)) return { kind: 'nothing' }
  if (/^(hf|https?):\/\//i.test(pasted))
    return recogniseUrl(pasted.replace(/^hf:\/\//i, 'https://huggingface.co/'))
  const [first = ''] = pasted.split(/[/?#]/)
  if (
    /^((www\.)?(huggingface|hf)\.co|[\w-]+(\.[\w-]+)*\.(hf\.space|huggingface\.(co|cloud)))$/i.test(first)
  ) {
    return recogniseUrl(`https://${pasted}`)
  }
  return recogniseName(pasted)
}

function recogniseName(pasted: string): Recognised {
  const [path = ''] = pasted.split(/[?#]/)
  const parts = path.split('/').filter((part) => part !== '')
  if (parts[0] === 'spaces' || parts[0] === 'models' || parts[0] === 'datasets')
    return recognisePath(parts, '')
  const found = parts.length === 2 ? repository(parts) : undefined
  return found ? { kind: 'repository', ...found } : { kind: 'nothing' }
}

function recogniseUrl(text: string): Recognised {
  if (!URL.canParse(text)) return { kind: 'nothing' }
  const url = new URL(text)
  const host = url.hostname
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '')
  const parts = url.pathname.split('/').filter((part) => part !== '')
  if (hubHosts.has(host)) return recognisePath(parts, url.searchParams.get('inference_provider') ?? '')
  if (host.endsWith('.hf.space')) {
    const subdomain = host.slice(0, -'.hf.space'.length)
    return { kind: 'space-host', host: `https://${host}`, subdomain: subdomain.replace(/\.static$/, '') }
  }
  if (host === 'endpoints.huggingface.co' || host === 'ui.endpoints.huggingface.co') {
    return { kind: 'elsewhere', what: 'endpoint-console' }
  }
  if (host.endsWith('.endpoints.huggingface.cloud')) return { kind: 'endpoint', url: `https://${host}` }
  if (host === 'api-inference.huggingface.co') return recognisePath(parts, '')
  if (host.endsWith('.huggingface.co')) return { kind: 'elsewhere', what: 'page' }
  return { kind: 'url', url: text }
}

/** The path of an address on the Hub. Parts after the repository's name only say which page of it was open. */
function recognisePath(path: readonly string[], provider: string): Recognised {
  const parts = path[0] === 'api' ? path.slice(1) : path
  const [first = '', ...rest] = parts
  if (first === 'spaces') {
    const found = repository(rest)
    return found ? { kind: 'space', id: found.id } : { kind: 'elsewhere', what: 'page' }
  }
  if (first === 'datasets') return { kind: 'elsewhere', what: rest.length >= 2 ? 'dataset' : 'page' }
  const found = repository(first === 'models' ? rest : parts)
  if (found && (first === 'models' || !pages.has(first))) {
    return { kind: 'model', ...found, ...(/^[\w-]+$/.test(provider) && { provider }) }
  }
  const isProfile = parts.length === 1 && namePattern.test(first) && !pages.has(first)
  return { kind: 'elsewhere', what: isProfile ? 'profile' : 'page' }
}

function repository([owner = '', name = '']: readonly string[]):
  | { id: string; provider?: string }
  | undefined {
  const [bare = '', provider] = name.replace(/\.git$/, '').split(':')
  if (!namePattern.test(owner) || !namePattern.test(bare)) return undefined
  return { id: `${owner}/${bare}`, ...(provider && /^[\w-]+$/.test(provider) && { provider }) }
}
