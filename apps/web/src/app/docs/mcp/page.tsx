import { DocPage, docMetadata } from '../doc-page.tsx'

export const generateMetadata = () => docMetadata('mcp')

export default function McpDocPage() {
  return <DocPage name="mcp" />
}
