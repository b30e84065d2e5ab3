import { unlessRefused } from '../cache-tags.ts'
import { systemConfigEndpoints } from './system-config.generated.ts'

/** The settings of the system. */
export const systemConfigApi = systemConfigEndpoints.enhanceEndpoints({
  addTagTypes: ['SystemConfig'],
  endpoints: {
    getSystemConfig: { providesTags: ['SystemConfig'] },
    saveSystemConfig: { invalidatesTags: unlessRefused(() => ['SystemConfig']) },
  },
})

export const { useGetSystemConfigQuery, useSaveSystemConfigMutation, useUploadSystemImageMutation } = systemConfigApi
export type { SystemConfig, SystemConfigBody } from './system-config.generated.ts'
