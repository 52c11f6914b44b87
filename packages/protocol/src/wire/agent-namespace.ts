/** Where agents dial in: the path of a bare WebSocket, and the namespace of socket.io. */
export const agentNamespace = '/agent'

/** Whether agents dial in at this path. A program that joins addresses may well end it with a slash. */
export const isAgentPath = (path: string): boolean => path === agentNamespace || path === `${agentNamespace}/`
