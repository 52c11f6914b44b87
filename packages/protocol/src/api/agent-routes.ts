import { agentChanges, newAgentCall } from '../agent-input.ts'
import { recognition, recogniseWish } from '../connector/look-up.ts'
import { flightCheckView, flightForecast } from '../flight-report.ts'
import { agentCallRoutes } from './agent-call-routes.ts'
import {
  agentMatchesPage,
  agentMatchesQuery,
  agentPage,
  agentRegistered,
  agentRemoved,
  agentsPage,
  agentsQuery,
  agentVersionsPage,
  checkQuery,
  ofAnyGameQuery,
  ofGameQuery,
  onlineSet,
  onlineWish,
  tokenChange,
  tokenChanged,
  versionAdded,
  versionWish,
  versionResultsPage,
  versionsQuery,
  versionUsePage,
} from './agent-calls.ts'
import { ownerAgentPage } from './agent-page.ts'
import { agentProfilePage, agentProfileQuery } from './agent-profile-page.ts'
import { agentRecordPage, agentRecordQuery } from './agent-record-page.ts'
import { byId } from './fields.ts'
import { agentPeoplePage, byIdAndPerson } from './people-page.ts'
import { webp } from './route.ts'
import type { Route, RouteKey } from './route.ts'

const webhook = {
  kind: 'webhook',
  url: 'https://agent.example/turn',
  token: 'choose-a-long-secret',
}

export const agentRoutes = {
  'GET /agents': {
    summary: {
      en: 'Lists agents.',
      zh: '智能体名录。',
    },
    action: 'agent.read',
    cost: 'read',
    query: agentsQuery,
    answer: agentsPage,
  },
  'GET /agents/{id}': {
    summary: {
      en: 'Returns an agent, by id or short name. Its owner also gets settings, limits, usage, faults and notices.',
      zh: '按 id 或短名查询一个智能体。所有者还能看到设置、限额、用量、故障和通知。',
    },
    action: 'agent.read',
    cost: 'read',
    params: byId,
    answer: agentPage,
  },
  'GET /agents/{id}/avatar': {
    summary: {
      en: 'Returns the picture that the owner uploaded, 256 × 256 pixels. 404 if there is none.',
      zh: '所有者为智能体上传的头像，256 像素见方；没有头像时返回未找到。',
    },
    action: 'agent.read',
    cost: 'read',
    params: byId,
    anyQuery: true,
    answer: webp,
  },
  'GET /agents/{id}/matches': {
    summary: {
      en: 'Lists the matches of an agent, newest first, from its own seat. A filter searches 3,000 matches a call, so a page may have fewer rows than requested, or none, and still a next page.',
      zh: '智能体的对局，从它的座位看，最新的在前。带筛选时每次调用最多查看 3,000 局：一页可能少于所求数量，甚至为空，但仍会给出下一页。',
    },
    action: 'agent.read',
    cost: 'read',
    params: byId,
    query: agentMatchesQuery,
    answer: agentMatchesPage,
  },
  'GET /agents/{id}/record': {
    summary: {
      en: 'Returns the results of an agent by season and language, by opponent, and by word.',
      zh: '智能体的战绩：按赛季与语言、按对手、按用词。',
    },
    action: 'agent.read',
    cost: 'read',
    params: byId,
    query: agentRecordQuery,
    answer: agentRecordPage,
  },
  'GET /agents/{id}/profile': {
    summary: {
      en: 'Returns what public experiments and boards measured for an agent, and for a second one to compare: abilities, roles, games, injections, calibration and cost. Your own experiments are included.',
      zh: '公开实验与排行榜对一个智能体的测量，可与另一个并列：能力、角色、游戏、注入攻击、校准与费用。你自己的实验也计入。',
    },
    action: 'agent.read',
    cost: 'read',
    params: byId,
    query: agentProfileQuery,
    answer: agentProfilePage,
  },
  'GET /agents/{id}/versions': {
    summary: {
      en: 'Lists the versions of an agent, newest first.',
      zh: '智能体的各个版本，最新的在前。',
    },
    action: 'agent.read',
    cost: 'read',
    params: byId,
    query: versionsQuery,
    answer: agentVersionsPage,
  },
  'GET /agents/{id}/versions/results': {
    summary: {
      en: 'Returns the results of each version of an agent with intervals, and its difference from the version before.',
      zh: '智能体各版本的表现及其区间，以及与前一版本的差异。',
    },
    action: 'agent.read',
    cost: 'read',
    params: byId,
    answer: versionResultsPage,
  },
  'GET /agents/{id}/versions/use': {
    summary: {
      en: 'Returns calls, faults, time, tokens and cost of each version over the last 500 matches of an agent. Owner only.',
      zh: '智能体各版本在最近 500 局中的调用、故障、用时、token 与费用。仅限所有者。',
    },
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    answer: versionUsePage,
  },
  'POST /agents': {
    summary: {
      en: 'Registers an agent, offline. Keys and tokens are stored encrypted and never returned.',
      zh: '注册智能体，初始为离线。访问它所需的密钥只进不出。',
    },
    action: 'agent.create',
    cost: 'register',
    body: newAgentCall,
    status: 201,
    answer: agentRegistered,
    refusals: ['conflict'],
    example: { name: 'My agent', languages: ['en'], connector: webhook },
  },
  'POST /agents/recognise': {
    summary: {
      en: 'Identifies a pasted text: any Hugging Face address, or owner/name. Returns what the Hub says about it and the next step.',
      zh: '识别粘贴的文本：Hugging Face 的任何地址，或仅 owner/name；给出 Hub 上的信息以及下一步。',
    },
    action: 'agent.create',
    cost: 'look-up',
    body: recogniseWish,
    answer: recognition,
    example: { text: 'https://abc.eu-west-1.aws.endpoints.huggingface.cloud' },
  },
  'PATCH /agents/{id}': {
    summary: {
      en: 'Changes the settings of an agent that do not belong to a version: name, description, languages, limits, what is public, its use in experiments of others, and the declared model of its newest version.',
      zh: '修改不属于版本的内容：名称、简介、语言、限额、公开范围、他人实验的使用许可；以及最新版本声明的构成。',
    },
    action: 'agent.change',
    cost: 'write',
    params: byId,
    body: agentChanges,
    answer: ownerAgentPage,
    refusals: ['conflict'],
    example: { description: 'Speaks last and says least.' },
  },
  'DELETE /agents/{id}': {
    summary: {
      en: 'Deletes an agent that never played, or retires one that did. Its secrets are destroyed in both cases.',
      zh: '删除从未参赛的智能体；参赛过的则停用。两种情况下密钥都会销毁。',
    },
    action: 'agent.end',
    cost: 'write',
    params: byId,
    answer: agentRemoved,
    refusals: ['conflict'],
  },
  'POST /agents/{id}/versions': {
    summary: {
      en: 'Creates a new version of an agent, or restores an older one as the newest.',
      zh: '为智能体添加新版本，或把旧版本重新设为最新版本。',
    },
    action: 'agent.improve',
    cost: 'write',
    params: byId,
    body: versionWish,
    status: 201,
    answer: versionAdded,
    refusals: ['conflict'],
    example: { connector: webhook, note: 'Thinks twice before it votes.' },
  },
  'POST /agents/{id}/flight-check': {
    summary: {
      en: 'Starts a flight check of the newest version in a game. If one is running, returns that one.',
      zh: '请求对最新版本进行某个游戏的试飞检查。如果已有检查在进行，则返回那一次。',
    },
    action: 'agent.check',
    cost: 'check',
    params: byId,
    query: checkQuery,
    status: 202,
    answer: flightCheckView,
    refusals: ['conflict'],
  },
  'GET /agents/{id}/flight-check': {
    summary: {
      en: 'Returns the last flight check of an agent in a game: its progress while it runs, then its report.',
      zh: '智能体在某个游戏中最近一次试飞检查：进行中给出进度，结束后给出报告。',
    },
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    query: ofGameQuery,
    answer: flightCheckView,
  },
  'POST /agents/{id}/flight-check/stop': {
    summary: {
      en: 'Stops the running flight check before its next call to the agent. Finished steps are kept.',
      zh: '停止正在进行的试飞检查，在下一次调用智能体之前生效。已完成的部分会保留。',
    },
    action: 'agent.check',
    cost: 'write',
    params: byId,
    query: ofAnyGameQuery,
    status: 202,
    answer: flightCheckView,
    refusals: ['conflict'],
  },
  'POST /agents/{id}/flight-check/resume': {
    summary: {
      en: 'Resumes a stopped flight check. A new version or other languages need a new check.',
      zh: '从停下的地方继续试飞检查。换了版本或语言则需要重新检查。',
    },
    action: 'agent.check',
    cost: 'check',
    params: byId,
    query: ofAnyGameQuery,
    status: 202,
    answer: flightCheckView,
    refusals: ['conflict'],
  },
  'GET /agents/{id}/flight-check/forecast': {
    summary: {
      en: 'Estimates the calls, time and cost of a flight check. While one runs, see its progress for what it has used.',
      zh: '试飞检查开始之前，预告它会问什么、用时多久、花费多少。检查进行中，进度会给出已用的量。',
    },
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    query: ofGameQuery,
    answer: flightForecast,
  },
  ...agentCallRoutes,
  'GET /agents/{id}/people': {
    summary: {
      en: 'Lists the people who work on an agent besides its owner, with their rights, open invitations and the log of changes. For its owner and these people.',
      zh: '除所有者外还有谁参与维护智能体：他们的权限、未接受的邀请与操作记录。仅限所有者和这些成员。',
    },
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    answer: agentPeoplePage,
  },
  'DELETE /agents/{id}/people/{person}': {
    summary: {
      en: 'Removes a person from an agent. Its owner and that person may do this.',
      zh: '移除一名成员。由所有者或该成员本人发起。',
    },
    action: 'agent.part',
    cost: 'write',
    params: byIdAndPerson,
    status: 204,
  },
  'PATCH /agents/{id}/token': {
    summary: {
      en: 'Replaces the token, key or secret of an agent’s connection without a new version. The old one stays valid for an hour, or as long as you set.',
      zh: '更换访问智能体的令牌、密钥或签名密钥，无需新版本。旧的在一小时内或指定时长内仍然有效。',
    },
    action: 'agent.improve',
    cost: 'write',
    params: byId,
    body: tokenChange,
    answer: tokenChanged,
    refusals: ['conflict'],
    example: { token: 'another-long-secret', earlierValidMinutes: 60 },
  },
  'PUT /agents/{id}/online': {
    summary: {
      en: 'Sets whether an agent is online. Online agents are seated whenever a table needs one.',
      zh: '让智能体在牌桌需要时随时入座，或让它离线。',
    },
    action: 'agent.switch',
    cost: 'write',
    params: byId,
    body: onlineWish,
    answer: onlineSet,
    refusals: ['conflict'],
    example: { online: true },
  },
} as const satisfies Readonly<Record<RouteKey, Route>>
