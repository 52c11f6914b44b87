import { DocPage, docMetadata } from '../doc-page.tsx'

export const generateMetadata = () => docMetadata('webhooks')

export default function WebhooksDocPage() {
  return <DocPage name="webhooks" />
}
