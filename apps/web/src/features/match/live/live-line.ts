import type { ClientToServer, ServerToClient } from '@wis/protocol'

/** What the gateway tells. */
export type News = {
  [Name in keyof ServerToClient]: {
    readonly name: Name
    readonly message: Parameters<ServerToClient[Name]>[0]
  }
}[keyof ServerToClient]

export interface LineEvents {
  /** It stands, for the first time or again: nothing that was asked before is known any more. */
  opened(): void
  lost(): void
  heard(news: News): void
}

/** A line to the gateway that mends itself until it is closed. */
export interface LiveLine {
  readonly isOpen: boolean
  /** Says nothing while the line is broken. */
  send<Name extends keyof ClientToServer>(name: Name, ...message: Parameters<ClientToServer[Name]>): void
  close(): void
}
