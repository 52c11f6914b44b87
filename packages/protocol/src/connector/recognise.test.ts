import { describe, expect, it } from 'vitest'
import { recognise } from './recognise.ts'

const space = { kind: 'space', id: 'Some-Owner/my_agent.v2' }
const model = { kind: 'model', id: 'meta-llama/Llama-3.1-8B-Instruct' }

describe('a Space is recognised', () => {
  it.each([
    'https://huggingface.co/spaces/Some-Owner/my_agent.v2',
    'https://huggingface.co/spaces/Some-Owner/my_agent.v2/',
    '  https://huggingface.co/spaces/Some-Owner/my_agent.v2\n',
    'http://huggingface.co/spaces/Some-Owner/my_agent.v2',
    'HTTPS://HuggingFace.co/spaces/Some-Owner/my_agent.v2',
    'https://www.huggingface.co/spaces/Some-Owner/my_agent.v2',
    'https://hf.co/spaces/Some-Owner/my_agent.v2',
    'huggingface.co/spaces/Some-Owner/my_agent.v2',
    'hf.co/spaces/Some-Owner/my_agent.v2?embed=true',
    'www.huggingface.co/spaces/Some-Owner/my_agent.v2',
    'https://huggingface.co/spaces/Some-Owner/my_agent.v2/tree/main',
    'https://huggingface.co/spaces/Some-Owner/my_agent.v2/blob/main/app.py#L10-L20',
    'https://huggingface.co/spaces/Some-Owner/my_agent.v2/resolve/main/README.md?download=true',
    'https://huggingface.co/spaces/Some-Owner/my_agent.v2/discussions/3',
    'https://huggingface.co/spaces/Some-Owner/my_agent.v2/settings',
    'https://huggingface.co/spaces/Some-Owner/my_agent.v2?logs=container',
    'https://huggingface.co/spaces/Some-Owner/my_agent.v2?duplicate=true&embed=true#top',
    'https://huggingface.co//spaces//Some-Owner//my_agent.v2',
    'https://huggingface.co/api/spaces/Some-Owner/my_agent.v2',
    'https://huggingface.co/api/spaces/Some-Owner/my_agent.v2/host',
    'https://huggingface.co/spaces/Some-Owner/my_agent.v2.git',
    'git clone https://huggingface.co/spaces/Some-Owner/my_agent.v2',
    'git@hf.co:spaces/Some-Owner/my_agent.v2',
    'hf://spaces/Some-Owner/my_agent.v2',
    'spaces/Some-Owner/my_agent.v2',
    '/spaces/Some-Owner/my_agent.v2/',
  ])('in %j', (text) => {
    expect(recognise(text)).toEqual(space)
  })
})

describe('a model is recognised', () => {
  it.each([
    'https://huggingface.co/meta-llama/Llama-3.1-8B-Instruct',
    'https://huggingface.co/meta-llama/Llama-3.1-8B-Instruct/',
    'hf.co/meta-llama/Llama-3.1-8B-Instruct',
    'https://huggingface.co/meta-llama/Llama-3.1-8B-Instruct/tree/main',
    'https://huggingface.co/meta-llama/Llama-3.1-8B-Instruct/blob/main/config.json',
    'https://huggingface.co/meta-llama/Llama-3.1-8B-Instruct/resolve/main/config.json?download=true',
    'https://huggingface.co/meta-llama/Llama-3.1-8B-Instruct?library=transformers#usage',
    'https://huggingface.co/api/models/meta-llama/Llama-3.1-8B-Instruct',
    'https://api-inference.huggingface.co/models/meta-llama/Llama-3.1-8B-Instruct',
    'models/meta-llama/Llama-3.1-8B-Instruct',
    'hf://meta-llama/Llama-3.1-8B-Instruct',
    'git@hf.co:meta-llama/Llama-3.1-8B-Instruct',
  ])('in %j', (text) => {
    expect(recognise(text)).toEqual(model)
  })

  it.each(['?inference_api=true&inference_provider=together', ':together'])(
    'with its provider in %j',
    (suffix) => {
      expect(recognise(`https://huggingface.co/meta-llama/Llama-3.1-8B-Instruct${suffix}`)).toEqual({
        ...model,
        provider: 'together',
      })
    },
  )
})

describe('a plain name is a repository of either kind', () => {
  it.each([
    ['owner/name', { kind: 'repository', id: 'owner/name' }],
    ['owner/name/', { kind: 'repository', id: 'owner/name' }],
    ['owner/name?x=1#y', { kind: 'repository', id: 'owner/name' }],
    ['org/model-1.5:fireworks-ai', { kind: 'repository', id: 'org/model-1.5', provider: 'fireworks-ai' }],
  ])('such as %j', (text, expected) => {
    expect(recognise(text)).toEqual(expected)
  })
})

describe('a host is recognised', () => {
  it.each([
    ['https://some-owner-my-agent-v2.hf.space', 'some-owner-my-agent-v2'],
    ['https://some-owner-my-agent-v2.hf.space/', 'some-owner-my-agent-v2'],
    ['http://Some-Owner-my-agent-v2.hf.space/agent/checkHealth?__theme=dark', 'some-owner-my-agent-v2'],
    ['some-owner-my-agent-v2.hf.space', 'some-owner-my-agent-v2'],
    ['https://some-owner-page.static.hf.space/index.html', 'some-owner-page'],
  ])('of a Space in %j', (text, subdomain) => {
    expect(recognise(text)).toMatchObject({ kind: 'space-host', subdomain })
  })

  it.each([
    'https://abc123.us-east-1.aws.endpoints.huggingface.cloud',
    'https://abc123.us-east-1.aws.endpoints.huggingface.cloud/v1/chat/completions',
    'abc123.us-east-1.aws.endpoints.huggingface.cloud/v1/',
  ])('of an endpoint in %j', (text) => {
    expect(recognise(text)).toEqual({
      kind: 'endpoint',
      url: 'https://abc123.us-east-1.aws.endpoints.huggingface.cloud',
    })
  })
})

describe('a page that cannot play is named', () => {
  it.each([
    ['https://huggingface.co/datasets/owner/name', 'dataset'],
    ['datasets/owner/name', 'dataset'],
    ['https://huggingface.co/google', 'profile'],
    ['https://ui.endpoints.huggingface.co/owner/endpoints/name', 'endpoint-console'],
    ['https://endpoints.huggingface.co/owner/endpoints/name', 'endpoint-console'],
    ['https://huggingface.co', 'page'],
    ['https://huggingface.co/spaces', 'page'],
    ['https://huggingface.co/spaces/owner', 'page'],
    ['https://huggingface.co/models?sort=trending', 'page'],
    ['https://huggingface.co/docs/hub/spaces', 'page'],
    ['https://huggingface.co/settings/tokens', 'page'],
    ['https://discuss.huggingface.co/t/1', 'page'],
    ['https://router.huggingface.co/v1', 'page'],
  ])('%j is a %s', (text, what) => {
    expect(recognise(text)).toEqual({ kind: 'elsewhere', what })
  })
})

describe('any other text', () => {
  it.each([
    'https://agent.example/turn',
    'http://localhost:7860',
    'https://hf.space.evil.example/',
    'https://evil-hf.co/spaces/a/b',
  ])('with an address is that address: %j', (text) => {
    expect(recognise(text)).toEqual({ kind: 'url', url: text })
  })

  it.each([
    '',
    '   ',
    'name',
    'a/b/c',
    '../..',
    'a b/c',
    'ftp://x/y',
    'javascript:alert(1)',
    'https://',
    'owner/na me',
    '@/x',
    `a/${'b'.repeat(3_000)}`,
  ])('is nothing: %j', (text) => {
    expect(recognise(text)).toEqual({ kind: 'nothing' })
  })
})
