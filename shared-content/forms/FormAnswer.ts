/** What both calls answer, whatever the status. */
export interface FormAnswer {
  success: boolean;
  message?: string;
  error?: string;
}
