import { ownNameOf } from '@wis/protocol/own-name'
import { expect, it } from 'vitest'
import { agentNameIn } from './agent-name-in.ts'

it('an agent that holds several seats is named with the seat', () => {
  const fox = { name: 'Fox', nameZh: '狐狸' }
  expect([0, 1].map((inSeat) => agentNameIn('en', { ...fox, inSeat }))).toEqual([
    'Fox (seat 1)',
    'Fox (seat 2)',
  ])
  expect(agentNameIn('zh', { ...fox, inSeat: 1 })).toBe('狐狸（2 号座位）')
  expect([agentNameIn('en', fox), agentNameIn('zh', fox)]).toEqual(['Fox', '狐狸'])
})

it('pages and the API call an agent the same', () => {
  expect(ownNameOf('Avalon: Owl 2', 'house')).toBe('Owl 2')
  expect(ownNameOf('Avalon: Owl 2', 'webhook')).toBe('Avalon: Owl 2')
})

it('a house agent is named without its game, and nobody else can be', () => {
  const owl = { name: 'Avalon: Owl 2', nameZh: '阿瓦隆：猫头鹰2' }
  expect(['en', 'zh'].map((locale) => agentNameIn(locale, { ...owl, kind: 'house' }))).toEqual([
    'Owl 2',
    '猫头鹰2',
  ])
  expect(agentNameIn('en', { ...owl, kind: 'webhook' })).toBe('Avalon: Owl 2')
  expect(agentNameIn('en', owl)).toBe('Avalon: Owl 2')
})
