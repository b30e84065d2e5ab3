export { MembersDialog } from './MembersDialog.tsx'
export type { MembersDialogProps } from './MembersDialog.tsx'
