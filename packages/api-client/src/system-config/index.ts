import { systemConfigEndpoints } from './system-config.generated.ts'

/** The settings of the system. */
export const systemConfigApi = systemConfigEndpoints.enhanceEndpoints({
  addTagTypes: ['SystemConfig'],
  endpoints: {
    getSystemConfig: { providesTags: ['SystemConfig'] },
    saveSystemConfig: { invalidatesTags: (_result, error) => (error ? [] : ['SystemConfig']) },
  },
})

export const { useGetSystemConfigQuery, useSaveSystemConfigMutation, useUploadSystemImageMutation } = systemConfigApi
export type { SystemConfig, SystemConfigBody } from './system-config.generated.ts'
