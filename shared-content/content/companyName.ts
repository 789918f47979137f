/** Apart from `company`: every page's scripts need the name, and of a module that other scripts need, too, they get all. */
export const companyName = 'Shapla Systems';
