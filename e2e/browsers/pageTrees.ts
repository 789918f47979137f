/** The tree around every page. */
export const frameTree = `
- link "Skip to content"
- banner:
  - link "Shapla Systems, home"
  - navigation "Main":
    - list:
      - listitem:
        - link "Home"
      - listitem:
        - link "About"
      - listitem:
        - link "Services"
        - button "Services menu" [collapsed]
      - listitem:
        - link "Industries"
        - button "Industries menu" [collapsed]
  - link "Get a FREE Consultation"
- main:
  - heading [level=1]
- contentinfo:
  - heading "Services" [level=2]
  - heading "Company" [level=2]
  - heading "Contact" [level=2]
- status [live=polite]
`;

const trail = `
- navigation "Breadcrumb":
  - list:
    - link "Home"`;

/** @param first the tree before the page's capabilities */
const servicePage = (first = '') => `
${trail}
    - link "Services"
- heading [level=1]${first}
- region:
  - heading [level=2]
  - list:
    - listitem:
      - heading [level=3]
- region "Client Success Snapshot"
- navigation "Often ordered together":
  - list:
    - link`;

const legalPage = (first: string, last: string) => `
${trail}
- heading [level=1]
- navigation "On this page":
  - list:
    - link "${first}"
    - link "${last}"
- region "${first}":
  - heading "${first}" [level=2]
- region "${last}":
  - heading "${last}" [level=2]`;

/** The tree of one page of each kind, within its main part; `getMissing` explains the format. */
export const pageTrees: Readonly<Record<string, string>> = {
  '/': `
    - heading [level=1]
    - link "Get Started"
    - link "View Our Works"
    - button "Pause background video"
    - region "Our Core Services":
      - heading "Our Core Services" [level=2]
      - link "View All Services"
      - heading [level=3]:
        - link
    - region "Trusted by":
      - summary "Show More" [collapsed]
    - region "Frequently Asked Questions":
      - summary [collapsed]:
        - heading [level=3]
    - form "What we learned, in your inbox":
      - textbox "Email address" [required]
      - button "Sign Up"
      - status
      - link "Terms and Conditions"`,
  '/services': `
${trail}
- heading [level=1]
- navigation "Services by field":
  - list:
    - link "Development Services"
- region "Development Services":
  - heading "Development Services" [level=2]
  - list:
    - listitem:
      - link "Custom Web Applications"`,
  '/services/ai-ml': `
${servicePage(`
- group "When should it ask a person?":
  - radio "Never"
  - radio "Below 95% certain" [checked]`)}`,
  '/services/team-augmentation': `
${servicePage()}`,
  '/industries/healthcare': `
${trail}
    - link "Industries"
- heading [level=1]
- region:
  - heading [level=2]
  - list "Services behind it":
    - link`,
  '/products': `
${trail}
- heading [level=1]
- region:
  - heading [level=2]
  - heading [level=3]`,
  '/projects': `
${trail}
- heading "Our Projects" [level=1]
- region "All projects":
  - group "Filter the projects":
    - button "Industry All (17)" [collapsed]
    - button "Technology All (17)" [collapsed]
  - status "Showing all 17 projects" [live=polite]
  - list:
    - listitem:
      - image /./
      - heading [level=3]:
        - link /opens in a new tab/
      - list:
        - listitem`,
  '/case-studies': `
${trail}
- heading "Case Studies" [level=1]
- navigation "On this page":
  - list:
    - link / 62% fewer missed appointments$/
- heading [level=2]`,
  '/about': `
- heading [level=1]
- image /long table/
- region "Our Story":
  - heading "Our Story" [level=2]
- region:
  - heading [level=2]
  - list:
    - listitem:
      - heading "Ishrat Noor" [level=3]:
        - button "Ishrat Noor"`,
  '/careers': `
${trail}
- heading "Join Our Team" [level=1]
- region "Current Openings":
  - link "Apply for This Role : React Native Developer"
  - summary "Read the role : React Native Developer" [collapsed]`,
  '/blog': `
- heading "Blog - Coming Soon" [level=1]
- link /^Newsletter sign-up/`,
  '/contact': `
${trail}
- heading "Get In Touch" [level=1]
- form "Send us a message"
- region "Visit the office":
  - image /way to the office/
  - button "Show the live map"
- region:
  - summary [collapsed]:
    - heading [level=3]`,
  '/privacy-policy': legalPage('Overview', 'Contact Us'),
  '/terms-of-service': legalPage('Acceptance of Terms', 'Contact'),
  '/nowhere': `
- heading "Oops! Page Not Found" [level=1]
- link "Go Home"
- button "Go Back"`,
};
