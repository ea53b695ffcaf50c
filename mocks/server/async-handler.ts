import type { Request, RequestHandler, Response } from 'express';

/** Passes rejections to `next`, because Express 4 does not await handlers. */
export function asyncHandler(
  handle: (request: Request, response: Response) => Promise<void>,
): RequestHandler {
  return async (request, response, next) => {
    try {
      await handle(request, response);
    } catch (error) {
      next(error);
    }
  };
}
