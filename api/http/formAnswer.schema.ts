/** Every answer of both calls, whatever its status; also keeps anything else from leaving by accident. */
export const formAnswerSchema = {
  type: 'object',
  required: ['success'],
  additionalProperties: false,
  properties: {
    success: { type: 'boolean' },
    message: { type: 'string' },
    error: { type: 'string' },
  },
} as const;
