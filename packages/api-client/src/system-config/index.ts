import { unlessRefused } from '../cache-tags.ts'
import { systemConfigEndpoints } from './system-config.generated.ts'

/** The settings of the system. */
export const systemConfigApi = systemConfigEndpoints.enhanceEndpoints({
  addTagTypes: ['SystemConfig'],
  endpoints: {
    getSystemConfig: { providesTags: ['SystemConfig'] },
    getSignInAppearance: { providesTags: ['SystemConfig'] },
    saveSystemConfig: { invalidatesTags: unlessRefused(() => ['SystemConfig']) },
  },
})

export const {
  useGetSignInAppearanceQuery,
  useGetSystemConfigQuery,
  useSaveSystemConfigMutation,
  useUploadSystemImageMutation,
} = systemConfigApi
export type { SignInAppearance, SystemConfig, SystemConfigBody } from './system-config.generated.ts'
