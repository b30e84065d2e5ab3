import {
  IconBranch,
  IconCheckCircle,
  IconClockCircle,
  IconLoop,
  IconMindMapping,
  IconQuestionCircle,
  IconSend,
  IconSubscribed,
  IconThunderbolt,
  IconUser,
} from '@arco-design/web-react/icon'

/** The icon of a kind of nodes. */
export function NodeIcon({ type }: { type: string }) {
  switch (type) {
    case 'start':
      return <IconUser aria-hidden="true" />
    case 'approver':
      return <IconCheckCircle aria-hidden="true" />
    case 'copy':
      return <IconSend aria-hidden="true" />
    case 'timer':
      return <IconClockCircle aria-hidden="true" />
    case 'subFlow':
      return <IconMindMapping aria-hidden="true" />
    case 'service':
      return <IconThunderbolt aria-hidden="true" />
    case 'loop':
      return <IconLoop aria-hidden="true" />
    case 'condition':
    case 'inclusive':
    case 'choose':
      return <IconBranch aria-hidden="true" />
    case 'interflow':
      return <IconSubscribed aria-hidden="true" />
    default:
      return <IconQuestionCircle aria-hidden="true" />
  }
}
