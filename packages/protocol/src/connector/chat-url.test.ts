import { describe, expect, it } from 'vitest'
import { chatUrl } from './chat-url.ts'

describe('the address of chat completions is found for', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com/v1/chat/completions'],
    ['https://api.example.com/', 'https://api.example.com/v1/chat/completions'],
    ['https://api.example.com/v1', 'https://api.example.com/v1/chat/completions'],
    ['https://api.example.com/v1/', 'https://api.example.com/v1/chat/completions'],
    [' https://api.example.com//v1// ', 'https://api.example.com/v1/chat/completions'],
    ['https://example.com/v1beta/openai', 'https://example.com/v1beta/openai/chat/completions'],
    ['https://example.com/v1beta/openai/', 'https://example.com/v1beta/openai/chat/completions'],
    ['https://example.com/api/paas/v4', 'https://example.com/api/paas/v4/chat/completions'],
    ['https://example.com/api', 'https://example.com/api/v1/chat/completions'],
    ['https://example.com/openai', 'https://example.com/openai/v1/chat/completions'],
    ['https://example.com/v1/chat', 'https://example.com/v1/chat/completions'],
    ['https://example.com/v1/chat/completions', 'https://example.com/v1/chat/completions'],
    ['https://example.com/chat/completions/', 'https://example.com/chat/completions'],
    [
      'https://example.com/a/chat/completions?api-version=1',
      'https://example.com/a/chat/completions?api-version=1',
    ],
    ['http://127.0.0.1:11434/v1#top', 'http://127.0.0.1:11434/v1/chat/completions'],
  ])('%s', (base, url) => expect(chatUrl(base)).toBe(url))
})

describe('the address of responses is found for', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com/v1/responses'],
    ['https://api.example.com/v1/', 'https://api.example.com/v1/responses'],
    ['https://example.com/api/v2', 'https://example.com/api/v2/responses'],
    ['https://example.com/v1/responses', 'https://example.com/v1/responses'],
    ['https://example.com/responses?api-version=1', 'https://example.com/responses?api-version=1'],
  ])('%s', (base, url) => expect(chatUrl(base, 'responses')).toBe(url))
})

describe('there is none for', () => {
  it.each([
    '',
    'api.example.com',
    'ftp://example.com/v1',
    'https://user:secret@example.com/v1',
    'javascript:1',
  ])('%j', (base) => expect(chatUrl(base)).toBeUndefined())
})
