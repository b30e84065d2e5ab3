import { unlessRefused } from '../cache-tags.ts'
import { emailEndpoints, type GetEmailConfigApiResponse } from './email.generated.ts'

const LISTS = [{ type: 'Email', id: 'LIST' }, 'EmailState'] as const
const changed = { invalidatesTags: unlessRefused(() => LISTS) }

/** The own mailbox of the user. */
export const emailApi = emailEndpoints.enhanceEndpoints({
  addTagTypes: ['Email', 'EmailState', 'EmailConfig'],
  endpoints: {
    listEmails: { providesTags: [{ type: 'Email', id: 'LIST' }] },
    getEmailState: { providesTags: ['EmailState'] },
    getEmail: { providesTags: (_result, _error, { id }) => [{ type: 'Email', id }] },
    receiveEmails: changed,
    saveEmailDraft: {
      invalidatesTags: unlessRefused(({ emailBody }) => [...LISTS, { type: 'Email', id: emailBody.id ?? '' }]),
    },
    // A refused mail is a draft.
    sendEmail: { invalidatesTags: [...LISTS] },
    deleteEmail: changed,
    markReadEmail: changed,
    markUnreadEmail: changed,
    markStarEmail: changed,
    markUnstarEmail: changed,
    showEmailImages: { invalidatesTags: unlessRefused(() => ['Email'] as const) },
    getEmailConfig: { providesTags: ['EmailConfig'] },
    saveEmailConfig: { invalidatesTags: unlessRefused(() => ['Email', 'EmailState', 'EmailConfig'] as const) },
    deleteEmailConfig: { invalidatesTags: unlessRefused(() => ['Email', 'EmailState', 'EmailConfig'] as const) },
  },
})

export const {
  useListEmailsQuery,
  useGetEmailStateQuery,
  useGetEmailQuery,
  useReceiveEmailsMutation,
  useSaveEmailDraftMutation,
  useSendEmailMutation,
  useDeleteEmailMutation,
  useMarkReadEmailMutation,
  useMarkUnreadEmailMutation,
  useMarkStarEmailMutation,
  useMarkUnstarEmailMutation,
  useShowEmailImagesMutation,
  useGetEmailConfigQuery,
  useSaveEmailConfigMutation,
  useDeleteEmailConfigMutation,
  useCheckEmailConfigMutation,
} = emailApi
/** The own mailbox. */
export type EmailConfig = NonNullable<GetEmailConfigApiResponse>
export type { Email, EmailBody, EmailConfigBody, EmailRow, EmailState } from './email.generated.ts'
